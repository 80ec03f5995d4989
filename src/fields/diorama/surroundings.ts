// What grows and stands round a field by its region: trees, bushes, and what keeps the sheep out.
import type { Boundary } from "../../models/ground/boundaries.ts";
import type { TreeKind } from "../../models/nature/seasonTree.ts";
import type { Colour } from "../../models/palette.ts";
import type { KindOf } from "../odds.ts";

type Country = {
  readonly trees: readonly [TreeKind, TreeKind, TreeKind];
  /** Along the sides behind, from the left to the right. */
  readonly bounds: readonly [Boundary, Boundary, Boundary];
  /** How many trees there are at most, how large, and how far from trunk to trunk. */
  readonly grove: {
    readonly count: number;
    readonly size: number;
    readonly apart: number;
    /** Planted in rows, as orchards are. */
    readonly rows?: true;
  };
  /** Blossoms in the grass. */
  readonly flowers: readonly [Colour, ...Colour[]];
};

export const regionScenery: Record<KindOf<"region">, Country> = {
  vale: {
    grove: { count: 7, size: 0.86, apart: 0.98, rows: true },
    trees: ["apple", "apple", "hawthorn"],
    bounds: ["hedge", "hedge", "pickets"],
    flowers: ["#fff8ea", "#f6cf65", "#ea9485"],
  },
  meadows: {
    grove: { count: 4, size: 1, apart: 1.2 },
    trees: ["willow", "poplar", "willow"],
    bounds: ["ditch", "ditch", "rails"],
    flowers: ["#f6cf65", "#fff8ea", "#c9a3d4"],
  },
  wood: {
    grove: { count: 9, size: 1.08, apart: 0.82 },
    trees: ["oak", "fir", "birch"],
    bounds: ["brake", "brake", "hedge"],
    flowers: ["#8fa3e0", "#fff8ea", "#8fa3e0"],
  },
  downs: {
    grove: { count: 3, size: 0.9, apart: 1.3 },
    trees: ["hawthorn", "birch", "hawthorn"],
    bounds: ["scarp", "scarp", "wall"],
    flowers: ["#c9a3d4", "#e2564a", "#fff8ea"],
  },
  shore: {
    grove: { count: 2, size: 0.85, apart: 1.5 },
    trees: ["pine", "hawthorn", "pine"],
    bounds: ["dunes", "dunes", "tidePools"],
    flowers: ["#ea9ab4", "#fff8ea", "#c9a3d4"],
  },
  heath: {
    grove: { count: 4, size: 0.9, apart: 1.2 },
    trees: ["birch", "pine", "birch"],
    bounds: ["gorseBank", "gorseBank", "rails"],
    flowers: ["#f5c518", "#b07fb8", "#f5c518"],
  },
  moor: {
    grove: { count: 3, size: 0.85, apart: 1.4 },
    trees: ["rowan", "birch", "rowan"],
    bounds: ["hags", "hags", "wall"],
    flowers: ["#a66fae", "#b98ac0", "#fff8ea"],
  },
  fells: {
    grove: { count: 5, size: 0.95, apart: 1 },
    trees: ["fir", "rowan", "fir"],
    bounds: ["crags", "crags", "wall"],
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
