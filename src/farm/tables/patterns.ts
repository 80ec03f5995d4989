// The piece that each villager has a pattern of: whoever was given it makes that for its goods alone.
import { freeze } from "./freeze.ts";
import type { FarmPiece } from "./pieces.ts";
import type { Villager } from "./villagers.ts";

export const villagerPatterns = freeze({
  tansy: "fresh-loaf",
  ferryman: "storm-lantern",
  peascod: "coat-pegs",
  schoolmistress: "building-blocks",
  quern: "wheat-sheaf",
  bellringer: "nesting-box",
  elderBrother: "ladder-back-chair",
  youngerBrother: "bad-chair",
  vet: "sheepskin",
  cartersGirl: "rocking-horse",
  reeve: "long-bench",
  hen: "wool-basket",
} as const satisfies Record<Villager, FarmPiece>);
