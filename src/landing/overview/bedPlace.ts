// Where the bed is on the landing page, for whoever comes to it by a skip link.
export const bedPlace = { id: "bed", words: "Skip to the bed" } as const;
