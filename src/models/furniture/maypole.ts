// A ribbon pole for the dance, wound half way down, with a crown of flowers.
import { bead, block, cylinder, type Part, repeat, rod, type Vec } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { ringOfLeaves } from "./sprays.ts";

const H = 2.9;
const RIBBONS = ["brick", "butter", "teal", "rose", "sage", "white"] as const;

const ribbon = (i: number): Part[] => {
  const a = (i / RIBBONS.length) * 2 * Math.PI + 0.3;
  const [x, z] = [Math.sin(a), Math.cos(a)];
  const colour = RIBBONS[i]!;
  const drop = 1.7;
  const out = 0.72;
  return [
    block(
      [0.07, Math.hypot(drop, out), 0.014],
      [x * (out / 2 + 0.06), H - 0.1 - drop / 2 - Math.hypot(drop, out) / 2, z * (out / 2 + 0.06)],
      colour,
      { turn: turnTo(a, Math.atan2(out, drop)) },
    ),
    block([0.07, 0.3, 0.014], [x * (out + 0.07), H - 0.1 - drop - 0.28, z * (out + 0.07)], colour, {
      turn: [0, a, 0],
    }),
  ];
};

/** Leans out by `lean` towards the heading a; parts turn about z, then y, then x. */
function turnTo(a: number, lean: number): Vec {
  const out = Math.sin(lean);
  return [Math.atan2(-out * Math.cos(a), Math.cos(lean)), 0, Math.asin(out * Math.sin(a))];
}

/** With so many of its six ribbons hung out. */
export const ribbonPole = (ribbons: number): Part[] => [
  cylinder(0.34, 0.12, [0, 0, 0], "walnut", { sides: 12, bevel: 0.02, upper: 0.28 }),
  rod(0.06, H, [0, 0.1, 0], "white", { sides: 8 }),
  ...repeat(9, (i) =>
    block([0.135, 0.07, 0.135], [0, 0.3 + i * 0.16, 0], RIBBONS[i % RIBBONS.length]!, {
      turn: [0.2, i * 0.7, 0.2],
    }),
  ),
  ...repeat(ribbons, ribbon),
  ...ringOfLeaves(6, 0.14, 0.11, [0, H + 0.02, 0], 2),
  ...repeat(5, (i) => {
    const a = i * 1.257;
    return bead(0.06, [Math.cos(a) * 0.19, H + 0.06, Math.sin(a) * 0.19], RIBBONS[(i * 2) % 4]!);
  }),
  bead(0.1, [0, H + 0.16, 0], "cushion"),
];

export const maypole: Piece = {
  id: "ribbon-pole",
  name: "Ribbon pole",
  set: "harvest",
  stands: "floor",
  parts: ribbonPole(RIBBONS.length),
};
