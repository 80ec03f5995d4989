// What the catalogue of rooms says besides the names of its pieces.
export const strings = {
  ownPicture: "Your own picture",
  asMade: "As made",
  inCream: (pattern: string) => `cream ${pattern.toLowerCase()}`,
  inTan: (pattern: string) => `tan ${pattern.toLowerCase()}`,
};
