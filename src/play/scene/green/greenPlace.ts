// Where the green lies: beyond the side of the field that is nearer to the gate, a plank away, as every picture looks at it.
import type { Anchor } from "../../../fields/diorama/anchors.ts";
import { RADIUS } from "../../../fields/diorama/ground.ts";
import type { FieldPlan } from "../../../fields/diorama/plans.ts";
import { TO_VIEWER } from "../../../fields/diorama/sight.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { GREEN_RADIUS } from "../../../models/festivals/festivalSet.ts";
import type { Point2, Vec } from "../../../models/parts.ts";

export type GreenPlace = {
  /** The middle of its turf, and how it is turned to be looked at. */
  readonly at: Vec;
  readonly turn: number;
  /** Along which one walks over. */
  readonly plank: Anchor;
};

/** The headings of the two sides that the viewer sees. */
const SIDES = [Math.PI / 6, Math.PI / 2] as const;
const MIDDLE = 5.75;
/** A little lower than the field. */
const LOWER = -0.06;
/** How far what faces the viewer is turned away from the field, so that nobody at the back is in its rim. */
const OUTWARD = 0.3;
/** The middle of a side of the hex. */
const RIM = RADIUS * Math.cos(Math.PI / 6);
const PLANK = { out: 0.02, aside: 0.72 } as const;

const headingOf = ([x, z]: Point2): number => Math.atan2(z, x);
/** The angle from one heading to another. */
const between = (a: number, b: number): number =>
  Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** Half of what a side takes of the round. */
const HALF_SIDE = Math.PI / 6;

/** Where a stream falls over the edge, the other side has the green. */
function sideOf({ water }: Pick<FieldTraits, "water">, { walk, stream }: FieldPlan): number {
  const gate = headingOf(walk.at(-1)!);
  const fall = headingOf(stream.at(-1)!);
  const isDry = (side: number) => water !== "stream" || between(fall, side) > HALF_SIDE;
  // A stream falls over one side alone.
  return SIDES.filter(isDry).toSorted((a, b) => between(gate, a) - between(gate, b))[0]!;
}

export function greenPlaceOf(traits: Pick<FieldTraits, "water">, plan: FieldPlan): GreenPlace {
  const side = sideOf(traits, plan);
  const out: Point2 = [Math.cos(side), Math.sin(side)];
  const [gx, gz] = plan.walk.at(-1)!;
  // As near to the gate as the green is wide.
  const along = Math.max(-PLANK.aside, Math.min(PLANK.aside, gz * out[0] - gx * out[1]));
  const [x, z] = [
    out[0] * (RIM + PLANK.out) - out[1] * along,
    out[1] * (RIM + PLANK.out) + out[0] * along,
  ];
  return {
    at: [out[0] * MIDDLE, LOWER, out[1] * MIDDLE],
    turn: TO_VIEWER + OUTWARD * (Math.PI / 2 - side - TO_VIEWER),
    plank: { at: [x, 0, z], turn: Math.PI / 2 - side },
  };
}

/** Its whole round, for whoever asks what it may hide or touch. */
export const roundOfGreen = ({ at: [x, , z] }: GreenPlace) => ({ x, z, r: GREEN_RADIUS });
