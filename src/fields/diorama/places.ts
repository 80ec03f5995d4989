// Where something may be put on a field: the candidate places, and the choice of the one in which it is seen.
import { type Part, placed, type Vec } from "../../models/parts.ts";
import { chance } from "../../models/random.ts";
import { reachOf } from "../../models/whims/reach.ts";
import type { Anchor } from "./anchors.ts";
import type { GroundCircle } from "./ground.ts";
import { shareInSight } from "./shareInSight.ts";
import { isShown, type Sees, TO_VIEWER } from "./sight.ts";

export type FieldPlace = Anchor & {
  readonly size: number;
  /** What it takes from whatever else would stand there; nothing on the house. */
  readonly ground?: readonly GroundCircle[];
  /** What is put there is made to suit it first. */
  readonly suit?: (parts: readonly Part[]) => readonly Part[];
  /** It is there for that which is put to it. */
  readonly tree?: readonly Part[];
};

/** A thing in a place, without the tree. */
export const standIn = (parts: readonly Part[], { at, turn, size, suit }: FieldPlace): Part[] =>
  placed(suit?.(parts) ?? parts, at, turn, size);

/** Less of something is looked for a second time. */
const ENOUGH = 0.5;

/** The first place in which enough of a thing is seen, or the one in which most of it is. */
export function bestPlace<P extends FieldPlace>(
  places: Iterable<P>,
  parts: readonly Part[],
  sees: Sees,
): P | null {
  let best: P | null = null;
  let most = -1;
  for (const place of places) {
    const share = shareInSight(standIn(parts, place), sees);
    if (share >= ENOUGH) return place;
    if (share > most) [best, most] = [place, share];
  }
  return best;
}

/** How squarely something looks at the viewer: 1 is straight. */
export const facesViewer = ({ turn }: Pick<Anchor, "turn">): number => Math.cos(turn - TO_VIEWER);

/** The same, so far along what it stands at, so far on in the way it looks, and so much higher. */
export function shifted(
  { at: [x, y, z], turn }: Anchor,
  { along = 0, out = 0, up = 0 }: { along?: number; out?: number; up?: number },
): Anchor {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { at: [x + along * cos + out * sin, y + up, z - along * sin + out * cos], turn };
}

/** Of several anchors those that look at the viewer, the straightest first. */
export const turnedHere = (anchors: readonly Anchor[], least: number): Anchor[] =>
  anchors
    .filter((one) => facesViewer(one) > least)
    .toSorted((a, b) => facesViewer(b) - facesViewer(a));

/** Those that are in sight before all of them. */
export const shownFirst = (anchors: readonly Anchor[], sees: Sees): Anchor[] => [
  ...anchors.filter(({ at }) => isShown(at, sees)),
  ...anchors,
];

/** A round of grass keeps some way off what stands about it, and a whim need not. */
const RIM = 0.1;
const LARGEST = 1.1;

/** On a round of grass: as large as there is room for, and turned towards the viewer. */
export function grassPlace(parts: readonly Part[], spot: GroundCircle, seed: number): FieldPlace {
  const at: Vec = [spot.x, 0, spot.z];
  const size = Math.min(LARGEST, (spot.r + RIM) / reachOf(parts));
  return { at, turn: TO_VIEWER - 0.45 + 0.5 * chance(seed, 90), size, ground: [spot] };
}
