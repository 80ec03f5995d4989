// Small things that are to be seen now and then by whoever is there: worth nothing, and kept in the book.
import { freeze } from "./freeze.ts";

/** The order is that of chance: one may join in a later version, none may move. */
export const surpriseIds = freeze([
  "hedgehog",
  "hares",
  "toad",
  "geese",
  "rainbow",
  "frogs",
  "heron",
  "owl",
  "bats",
  "glowWorms",
  "foxTracks",
  "webs",
  "harvestMouse",
  "goldfinches",
  "hen",
  "swallows",
  "shootingStars",
  "moon",
  "robin",
  "bees",
] as const);

export type Surprise = (typeof surpriseIds)[number];
