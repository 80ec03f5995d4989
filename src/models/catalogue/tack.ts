// The brass tack of what was made of a harvest: on the broadest front of the piece, so that it is held and seen.
import { ball, type Part } from "../parts.ts";
import { boundingBoxOf } from "./bounds.ts";

/** In tiles: how wide it is, and how little its head stands out. */
const RADIUS = 0.042;
const HEAD = 0.5;
/** A front must be so large to hold it. */
const LEAST = 0.07;

/** Nothing where no part is large enough. */
export function tackOn(parts: readonly Part[]): readonly Part[] {
  const fronts = parts
    .filter(({ glow }) => !glow)
    .map((part) => boundingBoxOf([part]))
    .filter(({ low, high }) => high[0] - low[0] >= LEAST && high[1] - low[1] >= LEAST);
  const furthest = Math.max(...fronts.map(({ high }) => high[2]));
  // Of those that come about as far forward, the largest.
  const front = fronts
    .filter(({ high }) => high[2] > furthest - LEAST)
    .toSorted((a, b) => area(b) - area(a))[0];
  if (!front) return [];
  const { low, high } = front;
  const at = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, high[2]] as const;
  return [ball(RADIUS, at, "brass", { stretch: [1, 1, HEAD], detail: 1, top: "butter" })];
}

const area = ({ low, high }: ReturnType<typeof boundingBoxOf>): number =>
  (high[0] - low[0]) * (high[1] - low[1]);
