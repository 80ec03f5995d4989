// The best of each crop by itself, as it is shown: on a board, in a braid, at the rim of a box.
import type { Crop } from "../crops/stages.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  lathe,
  type Part,
  points,
  repeat,
  ring,
  rod,
} from "../parts.ts";

/** Its body, and what is lighter or sits on it. */
export type ProduceTones = readonly [body: Colour, light: Colour];

const tuft = (y: number, colour: Colour): Part[] =>
  ring(3, box([0.05, 0.2, 0.03], [0, y, 0.03], colour, { bevel: 0.01, turn: [0.4, 0, 0] }));

const pod = (x: number, length: number, colour: Colour): Part =>
  ball(0.05, [x, length / 2, 0], colour, { stretch: [1, length * 10, 0.8], detail: 1 });

const shapes: Readonly<Record<Crop, (tones: ProduceTones) => Part[]>> = {
  carrot: ([body]) => [
    lathe(points("0 0, 0.03 0.06, 0.085 0.3, 0.07 0.36, 0 0.37"), [0, 0, 0], body, { sides: 10 }),
    ...tuft(0.34, "leaf"),
  ],
  beet: ([body, light]) => [
    lathe(points("0 0, 0.02 0.07, 0.13 0.2, 0.1 0.3, 0 0.33"), [0, 0, 0], body, {
      sides: 12,
      top: light,
    }),
    ...tuft(0.29, "leafDeep"),
  ],
  onion: ([body, light]) => [
    lathe(
      points("0 0, 0.09 0.02, 0.14 0.12, 0.1 0.22, 0.025 0.29, 0.02 0.38, 0 0.38"),
      [0, 0, 0],
      body,
      { sides: 12, top: light },
    ),
  ],
  leek: ([body, light]) => [
    rod(0.05, 0.3, [0, 0, 0], light, { sides: 10, top: body }),
    ...ring(
      4,
      box([0.07, 0.26, 0.02], [0, 0.26, 0.04], body, { bevel: 0.006, turn: [0.35, 0, 0] }),
    ),
  ],
  cabbage: ([body, light]) => [
    ball(0.15, [0, 0.15, 0], light, { detail: 1 }),
    ...ring(
      5,
      ball(0.13, [0, 0.12, 0.08], body, { stretch: [1, 1, 0.3], detail: 1, turn: [-0.5, 0, 0] }),
    ),
  ],
  tomato: ([body, light]) => [
    ball(0.15, [0, 0.13, 0], body, { squash: 0.86, top: light }),
    ...ring(5, block([0.03, 0.012, 0.09], [0, 0.255, 0.045], "leaf")),
  ],
  pumpkin: ([body, light]) => [
    ball(0.12, [0, 0.14, 0], body, { squash: 1.1 }),
    ...ring(
      6,
      ball(0.1, [0, 0.14, 0.09], body, { stretch: [0.9, 1.3, 0.8], detail: 1, top: light }),
    ),
    rod(0.025, 0.09, [0, 0.26, 0], "olive", { sides: 6 }),
  ],
  wheat: ([body, light]) =>
    [-2, -1, 0, 1, 2].flatMap((i) => [
      block([0.014, 0.34, 0.014], [i * 0.035, 0, 0], "strawDark", { turn: [0, 0, -i * 0.12] }),
      ball(0.034, [i * 0.075, 0.4 - Math.abs(i) * 0.012, 0], body, {
        stretch: [1, 2.6, 1],
        detail: 1,
        top: light,
        turn: [0, 0, -i * 0.2],
      }),
    ]),
  maize: ([body, light]) => [
    lathe(points("0 0, 0.06 0.02, 0.085 0.16, 0.05 0.38, 0 0.42"), [0, 0, 0], body, {
      sides: 12,
      top: light,
    }),
    ...ring(
      3,
      box([0.11, 0.24, 0.02], [0, 0, 0.08], "leafLight", { bevel: 0.006, turn: [0.25, 0, 0] }),
    ),
  ],
  sunflower: ([body, light]) => [
    ...repeat(12, (i) => {
      const a = (i / 12) * 2 * Math.PI;
      const at = [Math.sin(a) * 0.155, 0.145 + Math.cos(a) * 0.155, 0] as const;
      return block([0.075, 0.15, 0.02], at, body, { turn: [0, 0, -a] });
    }),
    ball(0.12, [0, 0.22, 0.015], "bark", { stretch: [1, 1, 0.35], detail: 1, top: light }),
  ],
  pea: ([body, light]) => [
    ball(0.07, [0, 0.19, 0], body, { stretch: [1, 2.7, 0.55], detail: 1 }),
    ...repeat(4, (i) => bead(0.04, [0, 0.07 + i * 0.08, 0.04], light)),
  ],
  bean: ([body, light]) => [pod(-0.08, 0.34, body), pod(0, 0.4, light), pod(0.08, 0.32, body)],
};

/** As crops are usually coloured. */
export const usualTones: Readonly<Record<Crop, ProduceTones>> = {
  carrot: ["carrot", "carrotLight"],
  beet: ["#8f2f4c", "#b8506a"],
  onion: ["#cf8a3f", "#eec07a"],
  leek: ["leaf", "cream"],
  cabbage: ["leaf", "leafPale"],
  tomato: ["tomato", "#f0694f"],
  pumpkin: ["pumpkin", "pumpkinLight"],
  wheat: ["straw", "butter"],
  maize: ["sunDeep", "butter"],
  sunflower: ["sunPetal", "bark"],
  pea: ["leaf", "leafPale"],
  bean: ["leafDeep", "leaf"],
};

/** Standing on the ground, not half a tile high. */
export const specimen = (crop: Crop, tones: ProduceTones = usualTones[crop]): Part[] =>
  shapes[crop](tones);
