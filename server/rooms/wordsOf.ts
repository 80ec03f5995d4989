// A room in sentences, with the names of the site's own catalogue.
import type { WordsOf } from "./readDocument.ts";

// Loaded when the first room comes: a start should not wait for a hundred pieces of furniture.
export const wordsOf: WordsOf = async (room) => {
  const { describeRoom } = await import("../../src/room/describe/room.ts");
  const { siteCatalogue } = await import("../../src/room/catalogue/siteCatalogue.ts");
  return describeRoom(room, siteCatalogue);
};
