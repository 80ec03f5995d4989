// What stands along the walk and by the wall: lanterns, a sundial, a millstone, a dovecote, a cartwheel, a barrel with a goldfish.
import {
  ALONG_Z,
  bead,
  block,
  box,
  lathe,
  moved,
  type Part,
  points,
  repeat,
  rod,
  slab,
  turned,
} from "../parts.ts";
import { hoop } from "../whims/rounds.ts";
import { yardLantern } from "./atTheGate.ts";
import type { YardModel } from "./yardModel.ts";

/** One of those along the walk. */
const walkLantern: YardModel = ({ lit }) => [
  block([0.1, 0.96, 0.1], [-0.16, 0, 0], "walnut"),
  block([0.46, 0.08, 0.08], [-0.02, 0.94, 0], "walnut"),
  block([0.05, 0.3, 0.05], [-0.06, 0.72, 0], "walnut", { turn: [0, 0, -0.75] }),
  ...moved(yardLantern(lit), [0.16, 0.42, 0]),
];

const sundial: YardModel = () => [
  rod(0.34, 0.12, [0, 0, 0], "stoneDark", { sides: 6 }),
  lathe(points("0 0, 0.24 0, 0.14 0.12, 0.13 0.56, 0.24 0.7, 0 0.7"), [0, 0.12, 0], "stone", {
    sides: 6,
    top: "#e4dccd",
  }),
  rod(0.44, 0.08, [0, 0.82, 0], "stone", { sides: 9, top: "#efe8da" }),
  ...repeat(5, (i) => {
    const a = (i / 4) * Math.PI;
    return block([0.14, 0.012, 0.05], [Math.cos(a) * 0.32, 0.9, Math.sin(a) * 0.32], "ink", {
      turn: [0, -a, 0],
    });
  }),
  slab(points("-0.32 0, 0.14 0, 0.14 0.42"), 0.05, [0, 0.9, 0.02], "brass", {
    bevel: 0,
    turn: [0, Math.PI / 2, 0],
    top: "butter",
  }),
];

/** Lies on its foot as a table. */
const millstone: YardModel = () => [
  rod(0.3, 0.34, [0, 0, 0], "stoneDark", { sides: 7, upper: 0.26 }),
  lathe(points("0.12 0, 0.62 0, 0.64 0.2, 0.12 0.22, 0.12 0"), [0, 0.34, 0], "stone", {
    sides: 10,
    top: "#ece4d6",
  }),
  rod(0.13, 0.03, [0, 0.53, 0], "coal", { sides: 8 }),
  ...repeat(4, (i) =>
    moved(
      turned([block([0.3, 0.012, 0.035], [0.36, 0, 0], "stoneDark")], [0, i * 1.571 + 0.2, 0]),
      [0, 0.555, 0],
    ),
  ).flat(),
  rod(0.08, 0.14, [0.34, 0.56, 0.22], "denim", { sides: 6 }),
];

const dove = (x: number, y: number, z: number): Part[] => [
  bead(0.12, [x, y + 0.09, z], "white", { stretch: [1.35, 0.85, 0.8], top: "#ffffff" }),
  bead(0.07, [x + 0.13, y + 0.2, z], "white"),
  bead(0.028, [x + 0.2, y + 0.19, z], "carrot"),
];

/** On a post, out of the cat's reach. */
const dovecote: YardModel = () => [
  block([0.16, 0.9, 0.16], [0, 0, 0], "walnut"),
  rod(0.46, 0.07, [0, 0.88, 0], "oak", { sides: 8, top: "pine" }),
  rod(0.36, 0.58, [0, 0.95, 0], "#7fb5b0", { sides: 8, top: "#a6d3cc" }),
  ...[0.39, 1.18].flatMap((a) =>
    [1.06, 1.34].map((y) =>
      block([0.14, 0.14, 0.05], [Math.sin(a) * 0.335, y - 0.02, Math.cos(a) * 0.335], "#27433f", {
        turn: [0, a, 0],
      }),
    ),
  ),
  lathe(points("0 0, 0.52 0, 0.2 0.34, 0 0.52"), [0, 1.52, 0], "brick", {
    sides: 8,
    flat: true,
    top: "terracotta",
  }),
  ...dove(0.16, 0.95, 0.4),
];

const cartwheel: YardModel = () => [
  ...moved(
    turned(
      [
        hoop([0.5, 0.62], 0.12, [0, 0, 0], "#b5563f", 12),
        ...repeat(4, (i) =>
          turned([block([0.08, 1.08, 0.07], [0, -0.54, 0], "oak")], [0, 0, (i * Math.PI) / 4]),
        ),
        rod(0.14, 0.2, [0, 0, -0.1], "pine", { sides: 8, turn: ALONG_Z }),
      ],
      [-0.16, 0, 0],
    ),
    [0, 0.6, 0],
  ),
  block([0.1, 0.86, 0.1], [0.16, 0, -0.2], "walnut"),
];

/** Its fish comes up to see who is there. */
const barrel: YardModel = () => [
  lathe(points("0 0, 0.3 0, 0.37 0.34, 0.31 0.7, 0 0.7"), [0, 0, 0], "wood", {
    sides: 9,
    top: "oak",
  }),
  ...[0.12, 0.5].map((y) => rod(0.372, 0.07, [0, y, 0], "ironDark", { sides: 9 })),
  rod(0.28, 0.02, [0, 0.69, 0], "waterDeep", { sides: 10, top: "water" }),
  ...moved(
    turned(
      [
        bead(0.19, [0, 0, 0], "carrot", { stretch: [1.6, 0.88, 0.6], top: "sunDeep" }),
        slab(points("0 0, -0.3 0.2, -0.2 0, -0.3 -0.2"), 0.06, [-0.24, 0, 0], "tomato", {
          bevel: 0,
        }),
        slab(points("-0.1 0, 0.1 0, -0.08 0.15"), 0.05, [0, 0.12, 0], "tomato", { bevel: 0 }),
        bead(0.036, [0.17, 0.04, 0.09], "coal"),
      ],
      [0, 0, 0.35],
    ),
    [0.04, 0.98, 0.06],
  ),
  box([0.1, 0.02, 0.1], [-0.16, 0.71, 0.12], "foam", { bevel: 0 }),
];

export const yardAlongTheWalk = {
  walk: walkLantern,
  sundial,
  millstone,
  dovecote,
  cartwheel,
  barrel,
} as const satisfies Record<string, YardModel>;
