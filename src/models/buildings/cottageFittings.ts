// What hangs on the front of a cottage: the arched door with its step, and a lantern.
import { ball, block, box, type Colour, type Part, slab } from "../parts.ts";
import { arch } from "./mill.ts";

export function door(x: number, z: number, colour: Colour, dark: Colour, lit: boolean): Part[] {
  return [
    slab(arch(0.3, 0.62), 0.1, [x, 0.02, z], "walnut", { bevel: 0.02 }),
    slab(arch(0.24, 0.6), 0.1, [x, 0.02, z + 0.025], dark, { bevel: 0.02, top: colour }),
    slab(arch(0.08, 0.05), 0.1, [x, 0.6, z + 0.035], lit ? "#ffd78a" : "#8fcbd8", {
      glow: lit,
      bevel: 0,
    }),
    ball(0.035, [x + 0.15, 0.42, z + 0.09], "brass"),
    box([0.68, 0.08, 0.34], [x, 0, z + 0.2], "stone", { bevel: 0.03 }),
  ];
}

export const doorLantern = (x: number, y: number, z: number, lit: boolean): Part[] => [
  block([0.1, 0.03, 0.1], [x, y + 0.13, z], "ink"),
  block([0.08, 0.12, 0.08], [x, y, z], lit ? "lamp" : "butter", { glow: lit }),
];
