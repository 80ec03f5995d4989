// What the catalogue of rooms says besides the names of its pieces.
export const strings = { ownPicture: "Your own picture", asMade: "As made" };
