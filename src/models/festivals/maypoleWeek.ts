// Maypole Week: the ribbon pole with laurel at its foot; two more ribbons each time.
import { longBench } from "../furniture/longBench.ts";
import { ribbonPole } from "../furniture/maypole.ts";
import { clump } from "../furniture/sprays.ts";
import { repeat, type Vec } from "../parts.ts";
import { type FestivalModel, putDown, standsAt } from "./festivalSet.ts";
import { eveningLanterns } from "./props.ts";

const PER_HAND = 2;

const LANTERNS: readonly Vec[] = [[-0.1, 0, 0.42]];

export const maypoleSet: FestivalModel = ({ hands, lit }) => {
  const lanterns = eveningLanterns(LANTERNS, lit);
  return {
    parts: [
      ...lanterns.parts,
      ...putDown(ribbonPole(hands * PER_HAND), [0, -0.15], 0.62),
      ...repeat(6, (i) => {
        const a = (i / 6) * 2 * Math.PI;
        return clump(0.1, [Math.sin(a) * 0.24, 0.06, Math.cos(a) * 0.24 - 0.15], i, "leafDeep");
      }),
      ...putDown(longBench.parts, [-0.98, -0.34], 0.36, 1.1),
    ],
    guests: [
      standsAt(-0.5, 0.62),
      standsAt(0.5, 0.66),
      standsAt(1.08, 0.02),
      standsAt(-0.98, 0.12),
      standsAt(0.66, -0.8),
    ],
    shines: lanterns.shines,
  };
};
