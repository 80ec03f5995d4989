// What is said around a small surprise.
export const strings = { title: "Just now on the field", keep: "Put it into the book" } as const;
