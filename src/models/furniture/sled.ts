// A wooden sled on turned-up runners with a rope and a folded blanket.
import { block, box, type Part, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const runner = (x: number): Part[] => [
  block([0.07, 0.07, 1.3], [x, 0, -0.12], "ironLight"),
  ...repeat(4, (i) => {
    const a = 0.2 + i * 0.42;
    return block(
      [0.07, 0.07, 0.18],
      [x, 0.02 + (1 - Math.cos(a)) * 0.28, 0.54 + Math.sin(a) * 0.24],
      "ironLight",
      { turn: [-a, 0, 0] },
    );
  }),
  ...[-0.56, -0.02, 0.42].map((z) =>
    box([0.06, 0.24, 0.08], [x, 0.05, z], "walnut", { bevel: 0.015 }),
  ),
];

export const sled: Piece = {
  id: "sled",
  name: "Sled",
  set: "winter",
  stands: "floor",
  tint: ["enamel", "brick"],
  parts: [
    ...runner(-0.3),
    ...runner(0.3),
    ...[-0.56, -0.02, 0.42].map((z) =>
      box([0.68, 0.06, 0.09], [0, 0.26, z], "walnut", { bevel: 0.015 }),
    ),
    ...[-0.27, 0, 0.27].map((x, i) =>
      box([0.22, 0.05, 1.36], [x, 0.32, -0.06], i === 1 ? "brick" : "pine", { bevel: 0.015 }),
    ),
    box([0.7, 0.05, 0.06], [0, 0.36, 0.7], "walnut", { bevel: 0.015 }),
    box([0.56, 0.1, 0.42], [0, 0.37, -0.4], "denimPale", { bevel: 0.035 }),
    box([0.562, 0.102, 0.07], [0, 0.37, -0.34], "white", { bevel: 0.03 }),
    box([0.54, 0.08, 0.38], [0.01, 0.46, -0.41], "denim", { bevel: 0.03 }),
    block([0.03, 0.03, 0.5], [0.16, 0.37, 0.5], "linen", { turn: [0, 0.4, 0] }),
    block([0.03, 0.03, 0.44], [0.14, 0.37, 0.22], "linen", { turn: [0, -0.9, 0] }),
  ],
};
