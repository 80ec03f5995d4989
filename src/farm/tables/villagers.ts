// Who writes letters, and what somebody never asks for.
import { freeze } from "./freeze.ts";
import type { Good } from "./goods.ts";

/** The order is that of chance: one may join in a later version, none may move. */
export const villagers = freeze([
  "tansy",
  "ferryman",
  "peascod",
  "schoolmistress",
  "quern",
  "bellringer",
  "elderBrother",
  "youngerBrother",
  "vet",
  "cartersGirl",
  "reeve",
  "hen",
] as const);

export type Villager = (typeof villagers)[number];

/** Old Peascod cannot stand peas, whatever he is called; no hen orders eggs. */
export const neverAsks = freeze({
  peascod: ["pea", "peaSoup"],
  hen: ["egg", "onionTart"],
} as const satisfies { readonly [V in Villager]?: readonly Good[] });
