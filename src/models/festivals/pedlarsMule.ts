// The pedlar on a Saturday, with his mule and what it carries.
import { plainMule } from "../nature/mule.ts";
import { block, type Part, placed, rod, type Vec } from "../parts.ts";
import { type FestivalModel, type GuestSpot, standsAt } from "./festivalSet.ts";
import { eveningLanterns } from "./props.ts";

const pack: Part[] = [
  block([0.5, 0.26, 0.3], [0, 0, 0], "#6d5a86"),
  block([0.52, 0.06, 0.32], [0, 0.26, 0], "#87729f"),
  rod(0.07, 0.56, [-0.28, 0.38, 0], "teal", { sides: 6, turn: [0, 0, -Math.PI / 2] }),
];

/** What he has spread out on the grass. */
const wares: Part[] = (["butter", "brick", "leafLight"] as const).map((colour, i) =>
  block([0.16, 0.012, 0.12], [-0.1 + i * 0.24, 0, 0.98 - (i % 2) * 0.1], colour, {
    turn: [0, 0.3 * (i - 1), 0],
  }),
);

const LANTERNS: readonly Vec[] = [[-0.2, 0, 0.62]];

export const pedlarSet: FestivalModel = ({ lit }) => {
  const lanterns = eveningLanterns(LANTERNS, lit);
  return {
    parts: [
      ...lanterns.parts,
      ...placed(plainMule(), [0.28, 0, -0.2], -0.35, 0.62),
      ...placed(pack, [0.55, 0, 0.66], 0.3),
      ...wares,
    ],
    guests: [standsAt(-0.6, 0.4)],
    shines: lanterns.shines,
  };
};

/** Where a table takes the middle: in front of it. */
export const muleInFront: readonly Part[] = placed(plainMule(), [0.3, 0, 0.98], -0.2, 0.5);
export const pedlarInFront: GuestSpot = standsAt(-0.5, 0.94);
