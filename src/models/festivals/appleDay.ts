// Apple Day: the press, baskets and a ladder; each peel falls as a letter on the grass.
import { appleBasket } from "../furniture/appleBasket.ts";
import { ciderPress } from "../furniture/ciderPress.ts";
import { stepladder } from "../furniture/stepladder.ts";
import { block, moved, type Part, type Vec } from "../parts.ts";
import { type FestivalModel, putDown, standsAt } from "./festivalSet.ts";
import { eveningLanterns } from "./props.ts";

/** Strokes on the ground, seen from the front: middle, length, and how far turned. */
type Stroke = readonly [x: number, z: number, long: number, turn: number];

/** A T, an H, and one that nobody can read. */
const letters: readonly (readonly Stroke[])[] = [
  [
    [0, -0.13, 0.3, 0],
    [0, 0.03, 0.3, Math.PI / 2],
  ],
  [
    [-0.11, 0, 0.34, Math.PI / 2],
    [0.11, 0, 0.34, Math.PI / 2],
    [0, 0, 0.22, 0],
  ],
  [
    [-0.16, -0.06, 0.24, 0.9],
    [-0.02, -0.02, 0.24, -0.9],
    [0.12, 0.02, 0.24, 0.9],
    [0.24, 0.12, 0.2, -0.3],
  ],
];

const WHERE: readonly Vec[] = [
  [-0.28, 0, 0.72],
  [0.26, 0, 0.78],
  [-0.04, 0, 1.2],
];

const peel = (strokes: readonly Stroke[], at: Vec): Part[] =>
  moved(
    strokes.map(([x, z, long, turn], i) =>
      block([long, 0.03, 0.065], [x, 0.004 * i, z], "tomato", {
        turn: [0, turn, 0],
        top: "#f3c0a0",
      }),
    ),
    at,
  );

const LANTERNS: readonly Vec[] = [
  [0.3, 0, 0.34],
  [-0.4, 0, 0.2],
];

export const appleDaySet: FestivalModel = ({ hands, lit }) => {
  const lanterns = eveningLanterns(LANTERNS, lit);
  return {
    parts: [
      ...lanterns.parts,
      ...putDown(ciderPress.parts, [0, -0.3], 0.6, 0.1),
      ...putDown(appleBasket.parts, [0.62, 0.06], 0.56, 0.6),
      ...putDown(appleBasket.parts, [-0.66, -0.06], 0.5, 2),
      ...putDown(stepladder.parts, [-0.62, -0.72], 0.6, 0.5),
      ...WHERE.slice(0, hands).flatMap((at, i) => peel(letters[i]!, at)),
    ],
    guests: [standsAt(-0.86, 0.5), standsAt(0.98, 0.52), standsAt(0.78, -0.56)],
    shines: lanterns.shines,
  };
};
