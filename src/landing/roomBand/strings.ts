// What the band about the room designer calls its list, for those who hear it.
export const strings = { plans: "How it is made" };
