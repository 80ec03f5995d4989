// What stands on the green at a festival: its parts, where its guests stand, and what shines there.
import type { Crop } from "../crops/stages.ts";
import { type Part, placed, type Vec } from "../parts.ts";
import type { Season } from "../seasons.ts";

/** A specimen as large as its record: 1 is a middling one. */
export type Weighed = { readonly crop: Crop; readonly size: number };

export type FestivalState = {
  /** How often somebody took a hand: 0 to 3. */
  readonly hands: number;
  readonly season: Season;
  /** Whether lamps and flames shine, as from evening on. */
  readonly lit: boolean;
  /** Whether what one brings lies there. */
  readonly isBrought: boolean;
  /** The heaviest of three crops, the heaviest for its kind first. */
  readonly weighed: readonly Weighed[];
  /** Whether the pedlar has come by with his mule. */
  readonly hasMule: boolean;
};

/** Where somebody stands: x to the right, z towards the viewer, whom they face but for their turn. */
export type GuestSpot = { readonly at: Vec; readonly turn: number };

/** Glows about `at`, so far. */
export type Shine = { readonly at: Vec; readonly size: number };

/** On a green about the origin, whose turf is at y 0, as the viewer sees it from +z. */
export type FestivalSet = {
  readonly parts: readonly Part[];
  /** In the order in which guests come. */
  readonly guests: readonly GuestSpot[];
  readonly shines: readonly Shine[];
};

export type FestivalModel = (state: FestivalState) => FestivalSet;

/** Half its measure about the middle of the green. */
export const GREEN_RADIUS = 1.5;

/** Somebody turned towards the middle as far as their face is still seen. */
export function standsAt(x: number, z: number, y = 0): GuestSpot {
  return { at: [x, y, z], turn: Math.max(-0.5, Math.min(0.5, -x * 0.6)) };
}

/** In front on either side, then further back: the middle is left free for what stands there. */
export const fewGuests: readonly GuestSpot[] = [
  standsAt(-0.62, 0.66),
  standsAt(0.66, 0.62),
  standsAt(-1.12, 0.05),
  standsAt(1.12, 0.0),
  standsAt(-0.86, -0.5),
  standsAt(0.86, -0.54),
];

/** Twelve and one more, in a round that is open to the viewer. */
export const manyGuests: readonly GuestSpot[] = [
  standsAt(-0.9, 0.72),
  standsAt(0.92, 0.7),
  standsAt(-1.2, 0.2),
  standsAt(1.2, 0.18),
  standsAt(-1.2, -0.32),
  standsAt(1.2, -0.34),
  standsAt(-1.0, -0.68),
  standsAt(1.0, -0.7),
  standsAt(-0.52, -0.82),
  standsAt(0.52, -0.82),
  standsAt(-0.45, 1.0),
  standsAt(0.48, 1.0),
  standsAt(0, -0.92),
];

/** Made for a room, and put down on the green: smaller, since people here are as large as hens. */
export const putDown = (
  parts: readonly Part[],
  [x, z]: readonly [number, number],
  size: number,
  turn = 0,
  y = 0,
): Part[] => placed(parts, [x, y, z], turn, size);
