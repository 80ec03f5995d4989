// A lattice pie in a blue dish, with one slice already gone.
import { bead, block, box, lathe, type Part, points, repeat, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const lattice: Part[] = [-0.18, -0.06, 0.06, 0.18].flatMap((d, i): Part[] => {
  const long = 2 * Math.sqrt(0.285 ** 2 - d * d);
  return [
    block([0.05, 0.022, long], [d, 0.122, 0], "straw"),
    block([long, 0.022, 0.05], [0, 0.13 + (i % 2) * 0.004, d], "pine"),
  ];
});

export const applePie: Piece = {
  id: "apple-pie",
  name: "Apple pie",
  set: "kitchen",
  stands: "surface",
  tint: ["glaze", "denim"],
  parts: [
    lathe(points("0 0, 0.24 0, 0.34 0.09, 0.3 0.1, 0 0.1"), [0, 0, 0], "denim", { sides: 16 }),
    rod(0.29, 0.05, [0, 0.08, 0], "honey", { sides: 16 }),
    ...lattice,
    ...repeat(14, (i) => {
      const a = (i / 14) * 2 * Math.PI;
      return box([0.12, 0.06, 0.07], [Math.cos(a) * 0.3, 0.09, Math.sin(a) * 0.3], "oak", {
        bevel: 0.025,
        turn: [0, -a + 1.9, 0],
      });
    }),
    bead(0.05, [0, 0.17, 0], "tomato"),
    block([0.05, 0.02, 0.03], [0.05, 0.18, 0], "leaf", { turn: [0, 0.4, 0.4] }),
  ],
};
