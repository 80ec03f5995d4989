// The two ways a farm may lie on its field: the house to the left of the landmark, or to the right.
import { type Point2, points } from "../../models/parts.ts";
import { chance } from "../../models/random.ts";
import type { FieldTraits } from "../traits.ts";
import type { Spot } from "./ground.ts";

export type Grove = {
  readonly x: number;
  readonly z: number;
  readonly size: number;
  /** Stands too near for this landmark or water. */
  readonly yields: (traits: FieldTraits) => boolean;
};
export type Layout = {
  readonly house: Spot;
  readonly mark: Spot;
  readonly walk: readonly Point2[];
  /** Trees stand behind and beside, never before what they would hide. */
  readonly groves: readonly Grove[];
};

export const WATER: Spot = { x: 3.3, z: 0.05, r: 1.35 };
export const LAMP: Spot = { x: 0.95, z: 0.35, r: 0.4 };

/** The last point lies at the edge, where the stream falls. */
export const stream: readonly Point2[] = points(
  "2.5 -4.05, 2.95 -2.6, 2.6 -1.2, 3.05 0.15, 3.95 0.95, 4.55 1.12",
);

const big = ({ landmark }: FieldTraits) => landmark !== "none" && landmark !== "beehives";
const high = ({ landmark }: FieldTraits) => landmark === "mill" || landmark === "old-oak";
const flows = ({ water }: FieldTraits) => water === "stream";
const never = () => false;

const houseLeft: Layout = {
  house: { x: -1.75, z: -2.0, r: 1.75 },
  mark: { x: 2.0, z: -2.55, r: 1.45 },
  walk: points("-1.5 -0.75, -0.2 -0.35, 0.95 -0.2, 1.7 0.7, 2.35 1.75, 3.2 2.75"),
  groves: [
    { x: -4.05, z: -0.95, size: 0.82, yields: never },
    { x: -3.5, z: -2.05, size: 0.9, yields: never },
    { x: 0.15, z: -3.75, size: 0.95, yields: never },
    { x: 3.95, z: -1.75, size: 0.72, yields: (traits) => high(traits) || flows(traits) },
    { x: 1.15, z: -3.95, size: 0.8, yields: (traits) => big(traits) || flows(traits) },
  ],
};

const houseRight: Layout = {
  house: { x: 1.35, z: -2.35, r: 1.8 },
  mark: { x: -2.15, z: -2.0, r: 1.45 },
  walk: points("1.3 -1.1, 1.35 -0.3, 1.6 0.6, 2.3 1.75, 3.2 2.75"),
  groves: [
    { x: -4.05, z: -0.85, size: 0.82, yields: high },
    { x: -3.4, z: -2.3, size: 0.95, yields: big },
    { x: -0.75, z: -3.75, size: 0.95, yields: never },
    { x: 3.95, z: -1.65, size: 0.75, yields: never },
    { x: -1.7, z: -3.1, size: 0.85, yields: big },
  ],
};

/** A stream takes the ground on the right. */
export function layoutOf(traits: FieldTraits): Layout {
  return !flows(traits) && chance(traits.whim | 0, 7) < 0.5 ? houseRight : houseLeft;
}
