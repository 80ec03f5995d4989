// What grows and stands round a field by its region: trees, bushes, and what keeps the sheep out.
import type { Boundary } from "../../models/ground/boundaries.ts";
import type { TreeKind } from "../../models/nature/seasonTree.ts";
import type { Colour } from "../../models/palette.ts";
import type { KindOf } from "../odds.ts";

type Country = {
  readonly trees: readonly [TreeKind, TreeKind, TreeKind];
  readonly boundary: Boundary;
  /** Blossoms in the grass. */
  readonly flowers: readonly [Colour, ...Colour[]];
};

export const country: Record<KindOf<"region">, Country> = {
  vale: {
    trees: ["apple", "apple", "hawthorn"],
    boundary: "pickets",
    flowers: ["#fff8ea", "#f6cf65", "#ea9485"],
  },
  meadows: {
    trees: ["willow", "poplar", "willow"],
    boundary: "rails",
    flowers: ["#f6cf65", "#fff8ea", "#c9a3d4"],
  },
  wood: {
    trees: ["oak", "fir", "birch"],
    boundary: "hedge",
    flowers: ["#8fa3e0", "#fff8ea", "#8fa3e0"],
  },
  downs: {
    trees: ["hawthorn", "birch", "hawthorn"],
    boundary: "wall",
    flowers: ["#c9a3d4", "#e2564a", "#fff8ea"],
  },
  shore: {
    trees: ["pine", "hawthorn", "pine"],
    boundary: "rails",
    flowers: ["#ea9ab4", "#fff8ea", "#c9a3d4"],
  },
  heath: {
    trees: ["birch", "pine", "birch"],
    boundary: "gorse",
    flowers: ["#f5c518", "#b07fb8", "#f5c518"],
  },
  moor: {
    trees: ["rowan", "birch", "rowan"],
    boundary: "wall",
    flowers: ["#a66fae", "#b98ac0", "#fff8ea"],
  },
  fells: {
    trees: ["fir", "rowan", "fir"],
    boundary: "wall",
    flowers: ["#fff8ea", "#8fa3e0", "#f6cf65"],
  },
};

/** How far trees lean from the wind, in radians. */
export const leanOf: Record<KindOf<"wind">, number> = {
  sheltered: 0,
  airy: 0.02,
  breezy: 0.06,
  windswept: 0.15,
};
