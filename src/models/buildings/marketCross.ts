// A market cross: three worn steps, a shaft, and a small cross over a slate with the day's prices.
import { block, box, type Part, prism, repeat } from "../parts.ts";

const STONE = ["#b9ad9a", "#c6bba8", "#d3c9b7"] as const;

/** Stands on y 0 about the origin; the slate faces +z. */
export function marketCross(): Part[] {
  return [
    ...STONE.map((colour, i) =>
      prism(8, 1.02 - i * 0.27, 0.2, [0, i * 0.2, 0], colour, {
        bevel: 0.035,
        top: "#e2d9c8",
        turn: [0, Math.PI / 8, 0],
      }),
    ),
    prism(8, 0.17, 1.5, [0, 0.6, 0], "#cfc4b1", { bevel: 0.02, upper: 0.12, top: "#e2d9c8" }),
    box([0.36, 0.14, 0.36], [0, 2.06, 0], "#d9cfbd", { bevel: 0.03, top: "#ece4d4" }),
    box([0.13, 0.56, 0.13], [0, 2.18, 0], "#d3c9b7", { bevel: 0.025, top: "#ece4d4" }),
    box([0.42, 0.13, 0.12], [0, 2.42, 0], "#d3c9b7", { bevel: 0.025, top: "#ece4d4" }),
    box([0.62, 0.5, 0.05], [0, 0.98, 0.2], "oak", { bevel: 0.015, turn: [-0.08, 0, 0] }),
    box([0.52, 0.4, 0.05], [0, 1.03, 0.22], "coal", { bevel: 0.01, turn: [-0.08, 0, 0] }),
    ...repeat(4, (i) =>
      block(
        [0.34 - (i % 2) * 0.1, 0.025, 0.02],
        [-0.03 - (i % 2) * 0.05, 1.11 + i * 0.08, 0.245],
        "foam",
      ),
    ),
  ];
}
