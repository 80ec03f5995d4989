// What those on the meadow wear whom somebody knows: animals a ribbon, trees a ring of daisies about their foot.
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import { bead, type Part, repeat, rod, type Vec } from "../../../models/parts.ts";

const DAISIES = 7;
const FROM_TRUNK = 0.42;

const band = (r: number, at: Vec, lean = 0): Part =>
  rod(r, 0.055, at, "tomato", { sides: 7, turn: [0, 0, lean], top: "rose" });

const daisies = (): Part[] =>
  repeat(DAISIES, (i) => {
    const a = (i / DAISIES) * 2 * Math.PI;
    return bead(0.08, [Math.cos(a) * FROM_TRUNK, 0.05, Math.sin(a) * FROM_TRUNK], "white", {
      squash: 0.7,
      top: "butter",
    });
  });

/** In the measures of its model; with its head down, a neck is elsewhere. */
export function ribbonOf(keep: Exclude<ProducerKind, "oak">, isHeadDown: boolean): Part[] {
  switch (keep) {
    case "hen":
      return [
        isHeadDown ? band(0.11, [0.19, 0.24, 0], -0.9) : band(0.115, [0.165, 0.38, 0], -0.25),
      ];
    case "goat":
      return [band(0.135, [0.325, 0.68, 0], -0.5)];
    case "sheep":
      return [isHeadDown ? band(0.16, [0.4, 0.3, 0], -1) : band(0.16, [0.36, 0.5, 0], -0.7)];
    case "hive":
      return [band(0.25, [0, 0.3, 0])];
    default:
      return daisies();
  }
}
