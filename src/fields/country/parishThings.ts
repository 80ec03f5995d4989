// What stands in a parish seen from a little way off: house, trees, crops and stones, as numbers to be drawn by.

import { hexCentre } from "../land/hexCentre.ts";
import type { Region } from "../land/kinds.ts";
import { parishOf, place } from "../land/place.ts";
import { homes, VILLAGE } from "../village/homes.ts";
import type { Reach } from "./drawRivers.ts";
import { dryOf, type MapStand, type StandKind, standsOn } from "./drawStands.ts";

/** Drawn by one model each. */
export const shapes = ["house", "tree", "fir", "bush", "strips", "small"] as const;
export type ThingShape = (typeof shapes)[number];
/** Crops lie flat. */
export const throwsShade: Record<ThingShape, boolean> = {
  house: true,
  tree: true,
  fir: true,
  bush: true,
  strips: false,
  small: true,
};

/** Numbers of one thing: east, south, its turn, its size, its look, and its field's hex. */
export const PER_THING = 7;

/** Things of each shape; those that are left out last come first. */
export type ParishThings = Readonly<Record<ThingShape, Float32Array<ArrayBuffer>>>;

type Look = {
  readonly shape: ThingShape;
  /** Places in the list of tints of that shape. */
  readonly looks: readonly number[];
  readonly turn: (draw: number) => number;
};

const any = (draw: number) => draw * 40;
/** Along one of the three ways that a field has edges. */
const alongEdges = (draw: number) => (Math.floor(draw * 3) * Math.PI) / 3;
/** One sees gable and roof. */
const facing = (draw: number) => 0.3 + draw * 0.9;

const looks: Record<StandKind, Look> = {
  house: { shape: "house", looks: [0, 1, 2, 3], turn: facing },
  barn: { shape: "house", looks: [4, 5], turn: facing },
  tree: { shape: "tree", looks: [0, 1, 0, 2, 0, 3, 4], turn: any },
  fir: { shape: "fir", looks: [0], turn: any },
  bush: { shape: "bush", looks: [0], turn: any },
  gorse: { shape: "bush", looks: [1, 2], turn: any },
  heather: { shape: "bush", looks: [3, 4], turn: any },
  tuft: { shape: "small", looks: [0], turn: any },
  rock: { shape: "small", looks: [1], turn: any },
  sheep: { shape: "small", looks: [2], turn: any },
  wheat: { shape: "strips", looks: [0], turn: alongEdges },
  rows: { shape: "strips", looks: [1], turn: alongEdges },
  beds: { shape: "strips", looks: [2], turn: alongEdges },
};

export type FieldLand = { readonly id: number; readonly region: Region };

/** `reaches` are the rivers near enough to wet any of the fields. */
export function parishThings(
  fields: readonly FieldLand[],
  reaches: readonly Reach[],
): ParishThings {
  const standing = fields.flatMap(({ id, region }) => {
    const hex = place(id);
    const { x, z } = hexCentre(hex);
    return standsOn(id, region).map((stand) => ({ ...stand, hex, x: x + stand.x, z: z + stand.z }));
  });
  const isVillage = fields.some(({ id }) => parishOf(id) === VILLAGE);
  const free = isVillage ? standing.filter(leavesHomes) : standing;
  const dry = dryOf(free, reaches).toSorted((a, b) => weightOf(a) - weightOf(b));
  const rows = Object.fromEntries(shapes.map((shape) => [shape, [] as number[]])) as Record<
    ThingShape,
    number[]
  >;
  for (const { kind, x, z, size, draw, hex } of dry) {
    const { shape, looks: all, turn } = looks[kind];
    const look = all[Math.floor(draw * all.length)]!;
    rows[shape].push(x, z, turn((draw * all.length) % 1), size, look, hex.q, hex.r);
  }
  return Object.fromEntries(
    shapes.map((shape) => [shape, new Float32Array(rows[shape])]),
  ) as unknown as ParishThings;
}

/** In steps, from the middle of a house of the village to that of whatever else stands. */
const ROOM = 0.36;

const leavesHomes = ({ x, z }: MapStand): boolean =>
  homes.every((home) => Math.hypot(home.x - x, home.z - z) > ROOM);

/** By chance, the same for everybody: a thinner wood is thinned evenly. */
const weightOf = ({ x, z, draw }: MapStand): number => Math.abs(draw * 97 + x * 13.7 + z * 7.3) % 1;
