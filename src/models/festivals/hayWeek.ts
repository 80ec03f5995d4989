// Hay Week: a cart with Admiral before it; the hay is turned into ever more heaps, and the hen moves up.
import { carthorse } from "../nature/herd.ts";
import { block, mirror, moved, type Part, placed, turned, type Vec } from "../parts.ts";
import { wheel } from "../whims/rounds.ts";
import { type FestivalModel, type GuestSpot, standsAt } from "./festivalSet.ts";
import { eveningLanterns, heap, strewn } from "./props.ts";

const HEAPS = [0, 2, 5, 8] as const;

/** Before they are turned, it lies in rows. */
const PLACES: readonly Vec[] = [
  [-0.3, 0, 0.5],
  [0.34, 0, 0.56],
  [0.02, 0, 0.86],
  [-0.66, 0, 0.88],
  [0.72, 0, 0.84],
  [-0.02, 0, 0.3],
  [-0.95, 0, 0.5],
  [0.36, 0, 1.14],
];

/** Points along x, its shafts to -x. */
const cart: Part[] = [
  block([0.86, 0.06, 0.46], [0.1, 0.24, 0], "oak"),
  ...mirrorZ(
    block([0.86, 0.16, 0.04], [0.1, 0.3, 0.23], "wood"),
    block([0.5, 0.04, 0.04], [-0.56, 0.26, 0.15], "walnut"),
    ...moved(wheel(0.22, 4, "brick", "walnut"), [0.16, 0.22, 0.29]),
  ),
  heap(0.42, [0.1, 0.3, 0]),
];

/** The same on the other side of z = 0. */
function mirrorZ(...parts: Part[]): Part[] {
  const about = (group: readonly Part[]) => turned(group, [0, Math.PI / 2, 0]);
  return turned(mirror(...about(parts)), [0, -Math.PI / 2, 0]);
}

const HENS: readonly GuestSpot[] = [
  { at: [0.1, 0, 1.16], turn: 0.5 },
  { at: [0.34, 0.2, 0.56], turn: -0.3 },
  { at: [0.02, 0.2, 0.86], turn: 0.4 },
  { at: [0.58, 0.66, -0.36], turn: -0.2 },
];

const LANTERNS: readonly Vec[] = [
  [-0.72, 0, 0.28],
  [0.86, 0, 0.12],
];

export const haySet: FestivalModel = ({ hands, lit }) => {
  const lanterns = eveningLanterns(LANTERNS, lit);
  return {
    parts: [
      ...lanterns.parts,
      ...placed(cart, [0.5, 0, -0.36], 0.12),
      ...placed(carthorse(), [-0.52, 0, -0.28], Math.PI + 0.12, 0.52),
      ...PLACES.map((at, i) =>
        i < HEAPS[hands]! ? heap(0.2, at) : strewn(0.17, at, i % 2 ? "straw" : "butter"),
      ),
    ],
    guests: [standsAt(-1.08, 0.26), HENS[hands]!, standsAt(1.16, 0.3), standsAt(-0.1, -0.88)],
    shines: lanterns.shines,
  };
};
