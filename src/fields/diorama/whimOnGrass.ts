// A field's whim on a round of grass: as large as there is room for, and turned towards the viewer.
import { type Part, placed } from "../../models/parts.ts";
import { chance } from "../../models/random.ts";
import { reachOf } from "../../models/whims/reach.ts";
import type { GroundCircle } from "./ground.ts";
import { TO_VIEWER } from "./sight.ts";

/** A whim in its place, and the ground that it takes from what else would stand there. */
export type PlacedWhim = {
  readonly parts: readonly Part[];
  readonly ground: readonly GroundCircle[];
};

/** A round of grass keeps some way off what stands about it, and a whim need not. */
const RIM = 0.1;
const LARGEST = 1.1;

export const onGrass = (
  parts: readonly Part[],
  { x, z, r }: GroundCircle,
  seed: number,
): PlacedWhim => {
  const size = Math.min(LARGEST, (r + RIM) / reachOf(parts));
  const turn = TO_VIEWER - 0.45 + 0.5 * chance(seed, 90);
  return { parts: placed(parts, [x, 0, z], turn, size), ground: [{ x, z, r }] };
};
