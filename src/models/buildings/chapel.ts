// A small white chapel with a bell under its own roof.
import {
  ALONG_Z,
  ball,
  box,
  cylinder,
  lathe,
  mirror,
  moved,
  type Part,
  points,
  slab,
  spun,
} from "../parts.ts";
import { type House, houseWalls, roof } from "./houseShell.ts";
import { arch } from "./mill.ts";

const house: House = { half: 0.62, depth: 1.4, eaves: 0.95, ridge: 1.7 };

/** Faces +z. */
export function chapel(lit: boolean): Part[] {
  const front = house.depth / 2;
  const pane = lit ? "#ffd98a" : "#7fb6c4";
  const lancet = (x: number, y: number, z: number): Part[] => [
    slab(arch(0.13, 0.34), 0.06, [x, y, z], "cream", { bevel: 0 }),
    slab(arch(0.085, 0.33), 0.07, [x, y + 0.03, z + 0.01], pane, {
      bevel: 0,
      glow: lit,
      top: lit ? "#fff0bd" : "#bfe6ea",
    }),
  ];
  return [
    box([2 * house.half + 0.12, 0.14, house.depth + 0.12], [0, 0, 0], "stone", { bevel: 0.04 }),
    houseWalls(house, "#f4ead6", "white"),
    ...roof(
      house,
      {
        count: 5,
        thick: 0.08,
        out: 0.13,
        colours: ["#6d7f86", "#7b8d93", "#637880"],
        pieces: 3,
        bevel: 0.015,
        cap: "#55666d",
      },
      3,
    ),
    slab(arch(0.22, 0.42), 0.08, [0, 0.02, front], "stoneDark", { bevel: 0.02 }),
    slab(arch(0.16, 0.42), 0.09, [0, 0.02, front + 0.02], "#8a5a34", {
      bevel: 0.01,
      top: "#a97043",
    }),
    cylinder(0.15, 0.06, [0, 1.16, front - 0.02], pane, { turn: ALONG_Z, sides: 14, glow: lit }),
    ...[-0.38, 0.1].flatMap((z) => spun(lancet(-z, 0.3, house.half), Math.PI / 2)),
    ...moved(bellCote(), [0, 1.62, 0.42]),
    ...mirror(
      ball(0.16, [-0.5, 0.12, front + 0.16], "leaf", {
        flat: true,
        rough: 0.12,
        detail: 1,
        top: "leafLight",
      }),
    ),
  ];
}

function bellCote(): Part[] {
  return [
    box([0.42, 0.2, 0.36], [0, 0, 0], "white", { bevel: 0.02 }),
    ...[-0.15, 0.15].map((x) => box([0.09, 0.42, 0.3], [x, 0.18, 0], "white", { bevel: 0.02 })),
    lathe(points("0 0, 0.1 0, 0.075 0.05, 0.05 0.13, 0 0.15"), [0, 0.26, 0], "brass", {
      sides: 10,
    }),
    lathe(points("0 0, 0.38 0, 0.35 0.05, 0 0.5"), [0, 0.58, 0], "slate", {
      sides: 4,
      flat: true,
      turn: [0, Math.PI / 4, 0],
    }),
    cylinder(0.018, 0.2, [0, 1.04, 0], "brass", { sides: 5 }),
  ];
}
