// The watering can by how far it has come: of tin, copper, brass, and brass with a rose.
import { block, type Colour, lathe, type Part, points, repeat, rod } from "../parts.ts";

type Metal = readonly [body: Colour, light: Colour, dark: Colour];

const metals: readonly [Metal, ...Metal[]] = [
  ["#a9b6bb", "#d3dcde", "#7f8f96"],
  ["copper", "#f0b48a", "#a8623a"],
  ["brass", "#f7dd96", "#b98a34"],
  ["brass", "#f7dd96", "#b98a34"],
];

/** The spout points to +x. */
export function canOfRung(rung: number): Part[] {
  const [body, light, dark] = metals[rung] ?? metals[0];
  const hasRose = rung >= 3;
  return [
    lathe(points("0 0, 0.28 0, 0.27 0.06, 0.23 0.46, 0 0.46"), [0, 0, 0], body, {
      sides: 12,
      top: light,
    }),
    rod(0.285, 0.06, [0, 0.06, 0], dark, { sides: 12 }),
    rod(0.19, 0.02, [0, 0.455, 0], "waterDeep", { sides: 10, top: "water" }),
    rod(0.075, 0.62, [0.16, 0.1, 0], body, {
      sides: 7,
      upper: 0.045,
      turn: [0, 0, -0.86],
      top: light,
    }),
    hasRose
      ? lathe(points("0 0, 0.05 0, 0.19 0.14, 0 0.17"), [0.6, 0.48, 0], dark, {
          sides: 9,
          turn: [0, 0, -0.86],
          top: "butter",
        })
      : rod(0.065, 0.05, [0.6, 0.48, 0], dark, { sides: 7, turn: [0, 0, -0.86] }),
    ...repeat(6, (i) => {
      const a = 1.0 + i * 0.72;
      return block(
        [0.06, 0.19, 0.07],
        [-0.22 + Math.cos(a) * 0.22, 0.18 + Math.sin(a) * 0.2, 0],
        dark,
        { turn: [0, 0, a] },
      );
    }),
    ...repeat(5, (i) => {
      const a = 0.3 + i * 0.63;
      return block([0.06, 0.16, 0.07], [Math.cos(a) * 0.2, 0.4 + Math.sin(a) * 0.22, 0], dark, {
        turn: [0, 0, a],
      });
    }),
  ];
}

/** What every farm has is the first of them. */
export const CAN_RUNGS = metals.length;
