// Houses far smaller than a house: for letters, pigeons, rabbits, dogs, bees and mice.
import type { CottageStyle } from "../buildings/cottageShapes.ts";
import { houseWalls, roofSlopes } from "../buildings/houseShell.ts";
import { arch } from "../buildings/mill.ts";
import { window } from "../buildings/window.ts";
import {
  ALONG_Z,
  bead,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  mirror,
  moved,
  type Part,
  placed,
  places,
  points,
  repeat,
  ring,
  rod,
  slab,
} from "../parts.ts";
import type { WhimModel } from "./whim.ts";

type Look = { readonly wall: Colour; readonly roof: Colour; readonly cap: Colour };

const looks: Record<CottageStyle, Look & { readonly door: Colour }> = {
  timbered: { wall: "#f7e8cb", roof: "#c4673f", cap: "#a8522f", door: "olive" },
  thatched: { wall: "white", roof: "#d9b45f", cap: "#b98d3c", door: "#5f9a92" },
  fieldstone: { wall: "#bfb3a1", roof: "#6d7f86", cap: "#55666d", door: "#b5563f" },
  boarded: { wall: "#8fb0b8", roof: "#8a7765", cap: "#6f5f50", door: "#e8c25a" },
};

/** Walls under a pointed roof; `w` wide, `d` deep, with its eaves at `h`. */
function littleHouse(w: number, d: number, h: number, look: Look): Part[] {
  const house = { half: w / 2, depth: d, eaves: h, ridge: h + w * 0.5 };
  const tiles = {
    count: 1,
    thick: w * 0.09,
    out: w * 0.12,
    colours: [look.roof],
    pieces: 1,
    bevel: 0.015,
  } as const;
  return [
    houseWalls(house, look.wall, look.wall),
    ...roofSlopes(house, tiles, 1),
    block([w * 0.16, 0.07, d + w * 0.28], [0, house.ridge + w * 0.02, 0], look.cap),
  ];
}

const doorIn = (half: number, straight: number, x: number, z: number, colour: Colour): Part =>
  slab(arch(half, straight), 0.04, [x, 0.01, z], colour, { bevel: 0 });

const letterbox: WhimModel = ({ cottage }) => [
  box([0.1, 0.7, 0.1], [0, 0, 0], "walnut", { bevel: 0.02 }),
  box([0.6, 0.06, 0.5], [0, 0.68, 0], "walnut", { bevel: 0.015 }),
  ...moved(
    [
      ...littleHouse(0.54, 0.44, 0.32, looks[cottage]),
      block([0.3, 0.05, 0.03], [0, 0.28, 0.22], "coal"),
      block([0.24, 0.16, 0.02], [0.03, 0.3, 0.25], "white", { turn: [0, 0, 0.16] }),
      doorIn(0.08, 0.12, -0.13, 0.22, looks[cottage].door),
      block([0.1, 0.1, 0.03], [0.13, 0.1, 0.22], "pane"),
      box([0.08, 0.2, 0.08], [0.13, 0.5, -0.1], "brickDark", { bevel: 0.015 }),
    ],
    [0, 0.74, 0],
  ),
  block([0.04, 0.26, 0.03], [0.36, 0.84, 0], "ironDark"),
  block([0.16, 0.12, 0.03], [0.44, 1.0, 0], "tomato"),
];

const dovecote: WhimModel = () => [
  ...ring(3, box([0.08, 0.3, 0.5], [0, 0, 0.14], "walnut", { bevel: 0.02, turn: [-0.5, 0, 0] })),
  rod(0.09, 0.95, [0, 0, 0], "walnut", { sides: 7 }),
  cylinder(0.52, 0.07, [0, 0.92, 0], "oak", { sides: 8, bevel: 0.02 }),
  lathe(points("0 0, 0.4 0, 0.4 0.34, 0.36 0.36, 0.36 0.66, 0 0.66"), [0, 0.98, 0], "white", {
    sides: 8,
    flat: true,
    turn: [0, Math.PI / 8, 0],
  }),
  ...[0.04, 0.38].flatMap((y) =>
    [-1, 0, 1, 2].flatMap((k) =>
      placed([doorIn(0.085, 0.12, 0, 0.37, "coal")], [0, 0.98 + y, 0], (k * Math.PI) / 4),
    ),
  ),
  lathe(points("0 0, 0.56 0, 0.3 0.3, 0 0.56"), [0, 1.62, 0], "#4f6f86", {
    sides: 8,
    flat: true,
    top: "slateLight",
    turn: [0, Math.PI / 8, 0],
  }),
  bead(0.07, [0, 2.2, 0], "brass"),
  ...placed(dove(), [0.3, 1.0, 0.36], -0.6),
  ...placed(dove(), [-0.36, 1.86, 0.14], 0.5),
];

function dove(): Part[] {
  return [
    bead(0.1, [0, 0.1, 0], "white", { stretch: [0.8, 0.8, 1.4], turn: [-0.3, 0, 0] }),
    bead(0.06, [0, 0.2, 0.1], "white"),
    block([0.1, 0.03, 0.14], [0, 0.07, -0.16], "#e3e8ee"),
  ];
}

const hutch: WhimModel = () => [
  ...mirror(...[-0.2, 0.2].map((z) => block([0.08, 0.34, 0.08], [-0.5, 0, z], "walnut"))),
  box([1.2, 0.56, 0.56], [0, 0.32, 0], "#c98b4e", { bevel: 0.02 }),
  block([0.6, 0.4, 0.02], [-0.24, 0.4, 0.28], "coal"),
  ...repeat(6, (i) => block([0.025, 0.42, 0.03], [-0.5 + i * 0.105, 0.39, 0.29], "white")),
  block([0.6, 0.025, 0.03], [-0.24, 0.59, 0.29], "white"),
  box([0.42, 0.44, 0.04], [0.34, 0.38, 0.28], "#4e8f6a", { bevel: 0.01 }),
  bead(0.035, [0.2, 0.6, 0.32], "brass"),
  box([1.4, 0.07, 0.8], [0, 0.88, 0.03], "#4a5f52", { bevel: 0.02, turn: [0.16, 0, 0] }),
  bead(0.16, [-0.3, 0.54, 0.3], "white", { stretch: [1, 0.95, 0.7] }),
  bead(0.05, [-0.3, 0.54, 0.42], "rose"),
  ...[-0.06, 0.06].map((x) =>
    block([0.055, 0.24, 0.04], [-0.3 + x, 0.66, 0.33], "white", { turn: [0.1, 0, -x * 3] }),
  ),
];

const kennel: WhimModel = () => [
  ...littleHouse(0.9, 0.84, 0.52, { wall: "tomato", roof: "#5d6d74", cap: "#47555b" }),
  doorIn(0.23, 0.24, 0, 0.42, "coal"),
  block([0.6, 0.17, 0.04], [0, 0.62, 0.44], "white"),
  ...repeat(4, (i) =>
    block([0.07, 0.08, 0.03], [-0.18 + i * 0.12, 0.665, 0.455], i % 2 ? "ink" : "coal"),
  ),
  rod(0.19, 0.09, [0.5, 0, 0.6], "#4f86c6", { sides: 9, upper: 0.15 }),
  ...placed(
    [
      block([0.26, 0.07, 0.07], [0, 0.02, 0], "white"),
      ...mirror(bead(0.06, [-0.14, 0.08, 0], "white"), bead(0.06, [-0.14, 0.02, 0], "white")),
    ],
    [-0.42, 0, 0.62],
    0.5,
  ),
];

const pigeonLoft: WhimModel = () => {
  const side = 3;
  const cell = 0.26;
  return [
    ...mirror(...[-0.2, 0.2].map((z) => block([0.09, 0.6, 0.09], [-0.34, 0, z], "walnut"))),
    box([0.84, 0.84, 0.56], [0, 0.56, 0], "white", { bevel: 0.015 }),
    ...repeat(side * side, (i) => {
      const [x, y] = [(i % side) - 1, Math.floor(i / side)];
      return i % 2 ? [] : [block([cell, cell, 0.02], [x * cell, 0.6 + y * cell, 0.28], "#2f5f8f")];
    }),
    ...repeat(side, (i) =>
      block([0.02, cell, cell * 0.9], [0.42, 0.6 + i * cell, i % 2 ? 0.13 : -0.13], "#2f5f8f"),
    ),
    ...[-1, 1].map((x) => placed([doorIn(0.08, 0.08, 0, 0.29, "coal")], [x * cell, 0.88, 0])[0]!),
    block([0.9, 0.04, 0.2], [0, 0.84, 0.38], "oak"),
    lathe(points("0 0, 0.74 0, 0 0.5"), [0, 1.4, 0], "#c4503b", {
      sides: 4,
      flat: true,
      turn: [0, Math.PI / 4, 0],
    }),
    ...placed(dove(), [0.1, 0.88, 0.4], 0.7),
  ];
};

const hive: WhimModel = () => [
  ...mirror(block([0.07, 0.24, 0.5], [-0.3, 0, 0], "walnut")),
  ...moved(
    [
      ...littleHouse(0.8, 0.7, 0.72, { wall: "white", roof: "#d94f3a", cap: "#b23c2b" }),
      block([0.82, 0.03, 0.72], [0, 0.3, 0], "strawDark"),
      doorIn(0.11, 0.2, 0, 0.36, "#3f7fb5"),
      block([0.4, 0.05, 0.12], [0, 0, 0.4], "oak"),
      ...[-0.24, 0.24].flatMap((x) => [
        block([0.17, 0.17, 0.02], [x, 0.44, 0.355], "#6fa9d8"),
        block([0.02, 0.17, 0.03], [x, 0.44, 0.36], "white"),
        ...repeat(3, (i) =>
          bead(0.04, [x - 0.07 + i * 0.07, 0.42, 0.38], i % 2 ? "butter" : "tomato"),
        ),
      ]),
      ...places("0.3 0.3 0.6, -0.1 0.16 0.66, 0.5 0.66 0.5").map((at) =>
        block([0.07, 0.06, 0.06], at, "sunDeep"),
      ),
    ],
    [0, 0.22, 0],
  ),
];

const mouseChapel: WhimModel = ({ lit }) => [
  ...littleHouse(0.56, 0.76, 0.42, { wall: "white", roof: "#5f7580", cap: "#4a5d66" }),
  doorIn(0.1, 0.14, 0, 0.38, "#8a5a34"),
  bead(0.07, [0, 0.46, 0.38], lit ? "lamp" : "pane", { glow: lit, stretch: [1, 1, 0.4] }),
  ...[-0.2, 0.12].map((z) =>
    block([0.03, 0.2, 0.11], [0.28, 0.14, z], lit ? "lamp" : "pane", { glow: lit }),
  ),
  box([0.26, 0.4, 0.24], [0, 0.56, 0.24], "white", { bevel: 0.015 }),
  bead(0.07, [0, 0.78, 0.37], "brass"),
  lathe(points("0 0, 0.24 0, 0 0.46"), [0, 0.94, 0.24], "#5f7580", {
    sides: 4,
    flat: true,
    turn: [0, Math.PI / 4, 0],
  }),
  block([0.03, 0.18, 0.03], [0, 1.36, 0.24], "brass"),
  block([0.1, 0.03, 0.03], [0, 1.46, 0.24], "brass"),
  ...placed(mouse(), [0.3, 0, 0.64], 0.4),
  ...placed(mouse(), [-0.26, 0, 0.74], -0.3),
];

function mouse(): Part[] {
  return [
    lathe(points("0 0, 0.11 0, 0.09 0.14, 0 0.2"), [0, 0, 0], "#8d8a86", { sides: 7 }),
    bead(0.08, [0, 0.22, 0.03], "#9d9a95"),
    ...mirror(bead(0.055, [-0.07, 0.29, 0], "rose", { stretch: [1, 1, 0.5] })),
    bead(0.025, [0, 0.21, 0.11], "coal"),
  ];
}

/** About a third of the house, and its like. */
const secondHouse: WhimModel = ({ cottage, lit }) => [
  ...littleHouse(0.9, 0.8, 0.56, looks[cottage]),
  block([0.98, 0.08, 0.88], [0, 0, 0], "stone"),
  doorIn(0.13, 0.24, -0.2, 0.41, looks[cottage].door),
  ...window({ width: 0.26, height: 0.24, lit, hasCrossbar: false }, [0.22, 0.26, 0.41]),
  ...window({ width: 0.3, height: 0.26, lit, hasCrossbar: false }, [0.46, 0.24, 0], Math.PI / 2),
  box([0.2, 0.42, 0.2], [0.2, 0.78, -0.16], "brickDark", { bevel: 0.02 }),
  rod(0.06, 0.12, [0.2, 1.2, -0.16], "terracotta", { sides: 7 }),
  ...repeat(3, (i) =>
    block([0.1, 0.03, 0.16], [-0.2 + (i % 2) * 0.05, 0, 0.58 + i * 0.16], "stone", {
      turn: [0, i, 0],
    }),
  ),
  cylinder(0.07, 0.05, [0, 0.62, 0.41], lit ? "lamp" : "pane", {
    turn: ALONG_Z,
    sides: 8,
    glow: lit,
  }),
];

export const littleHouses = {
  "house-letterbox": letterbox,
  dovecote,
  "rabbit-hutch": hutch,
  kennel,
  "pigeon-loft": pigeonLoft,
  "cottage-hive": hive,
  "mouse-chapel": mouseChapel,
  "second-house": secondHouse,
} satisfies Record<string, WhimModel>;
