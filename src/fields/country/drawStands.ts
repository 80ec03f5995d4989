// What stands on a field where it is drawn small: a house on about a third of them, trees, crops and what the region is known by.
import { chance } from "../../models/random.ts";
import type { Region } from "../land/kinds.ts";
import { bendOf, type Reach, type RiverPoint } from "./drawRivers.ts";

export type MapCrop = "wheat" | "rows" | "beds";
export type StandKind =
  | MapCrop
  | "house"
  | "barn"
  | "tree"
  | "fir"
  | "bush"
  | "gorse"
  | "heather"
  | "tuft"
  | "rock"
  | "sheep";

/** Where it stands, in steps from the middle of the field to the east and south. */
export type MapStand = {
  readonly kind: StandKind;
  readonly x: number;
  readonly z: number;
  readonly size: number;
  /** From 0 to 1, for whatever else a drawer chooses by chance. */
  readonly draw: number;
};

/** How likely there is a house, a tilled patch, and how many of each kind there are at least and at most. */
type Growth = {
  readonly houses: number;
  readonly tilled: number;
  readonly grows: readonly (readonly [kind: StandKind, least: number, most: number])[];
};

const growth: Record<Region, Growth> = {
  vale: { houses: 0.48, tilled: 0.5, grows: [["tree", 0, 2]] },
  meadows: {
    houses: 0.4,
    tilled: 0.22,
    grows: [
      ["bush", 0, 1],
      ["tree", 0, 1],
      ["sheep", 0, 1],
    ],
  },
  wood: {
    houses: 0.14,
    tilled: 0.04,
    grows: [
      ["tree", 2, 3],
      ["fir", 1, 2],
    ],
  },
  downs: {
    houses: 0.3,
    tilled: 0.2,
    grows: [
      ["sheep", 0, 2],
      ["bush", 0, 1],
    ],
  },
  shore: { houses: 0.3, tilled: 0.06, grows: [["tuft", 0, 3]] },
  heath: {
    houses: 0.26,
    tilled: 0.08,
    grows: [
      ["gorse", 2, 4],
      ["fir", 0, 1],
    ],
  },
  moor: {
    houses: 0.2,
    tilled: 0,
    grows: [
      ["heather", 2, 4],
      ["rock", 0, 1],
    ],
  },
  fells: {
    houses: 0.12,
    tilled: 0,
    grows: [
      ["rock", 1, 3],
      ["fir", 0, 1],
    ],
  },
};
const crops: readonly MapCrop[] = ["wheat", "wheat", "rows", "rows", "beds"];

/** A ring of six places, none in the way of another. */
const PLACES = 6;
const OUT = 0.31;
/** So far from the water is dry ground. */
const BANK = 0.16;

const squareOf = (x: number, z: number) => `${Math.floor(x)} ${Math.floor(z)}`;

/** What of it does not stand in a river; both are where they are on the ground. */
export function dryOf<Thing extends RiverPoint>(
  things: readonly Thing[],
  reaches: readonly Reach[],
): Thing[] {
  const wet = new Map<string, { x: number; z: number; within: number }[]>();
  for (const reach of reaches)
    for (const { x, z } of [reach.from, bendOf(reach), reach.to]) {
      const square = squareOf(x, z);
      wet.set(square, [...(wet.get(square) ?? []), { x, z, within: reach.width / 2 + BANK }]);
    }
  const about = [-1, 0, 1];
  return things.filter(({ x, z }) =>
    about.every((east) =>
      about.every((south) =>
        (wet.get(squareOf(x + east, z + south)) ?? []).every(
          (spot) => Math.hypot(x - spot.x, z - spot.z) > spot.within,
        ),
      ),
    ),
  );
}

/** The same for a field whoever draws it, and however large. */
export function standsOn(id: number, region: Region): MapStand[] {
  const { houses, tilled, grows } = growth[region];
  const kinds: StandKind[] = [];
  if (chance(id, 1) < houses) kinds.push(chance(id, 2) < 0.24 ? "barn" : "house");
  const isTilled = chance(id, 3) < tilled;
  grows.forEach(([kind, least, most], i) => {
    const count = least + Math.floor(chance(id, 10 + i) * (most - least + 1));
    for (let n = 0; n < count; n++) kinds.push(kind);
  });
  // What is tilled lies in the middle, and the rest about it.
  const crop: MapStand[] = isTilled
    ? [
        {
          kind: crops[Math.floor(chance(id, 4) * crops.length)]!,
          x: 0,
          z: 0.06,
          size: 1,
          draw: chance(id, 5),
        },
      ]
    : [];
  const first = Math.floor(chance(id, 6) * PLACES);
  const around = kinds.slice(0, PLACES).map((kind, i): MapStand => {
    // 5 shares no factor with 6 and neither does 1: each place is taken once.
    const place = (first + i * (id % 2 ? 5 : 1)) % PLACES;
    const angle = ((place + chance(id, 20 + i) * 0.5) * Math.PI) / 3;
    const out = isTilled ? OUT + 0.04 : OUT * (0.6 + 0.5 * chance(id, 30 + i));
    return {
      kind,
      x: Math.cos(angle) * out,
      z: Math.sin(angle) * out,
      size: 0.85 + chance(id, 40 + i) * 0.3,
      draw: chance(id, 50 + i),
    };
  });
  return [...crop, ...around].toSorted((a, b) => a.z - b.z);
}
