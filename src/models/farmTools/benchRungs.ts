// The workshop by how far it has come: a sawhorse, a workbench, and one under a roof.
import { ALONG_X, block, type Part, rod } from "../parts.ts";
import { yardAtTheHouse } from "../yard/atTheHouse.ts";

const cross = (x: number): Part[] =>
  [-1, 1].map((s) =>
    block([0.12, 0.92, 0.12], [x, -0.02, s * 0.02], s > 0 ? "oak" : "wood", {
      turn: [s * 0.55, 0, 0],
    }),
  );

/** A log on a sawhorse, the saw left in it. */
const sawing = (): Part[] => [
  ...cross(-0.42),
  ...cross(0.42),
  block([0.9, 0.09, 0.09], [0, 0.3, 0], "walnut"),
  rod(0.2, 1.44, [-0.72, 0.78, 0], "bark", { sides: 8, turn: ALONG_X }),
  rod(0.17, 1.47, [-0.735, 0.78, 0], "pine", { sides: 8, turn: ALONG_X }),
  block([0.035, 0.2, 0.86], [0.14, 0.86, 0.06], "#d6dfe0", { turn: [0.1, 0, 0] }),
  block([0.07, 0.26, 0.18], [0.14, 0.76, 0.54], "brick", { turn: [0.1, 0, 0] }),
];

const joinersBench = (): Part[] => [
  ...[-0.8, 0.8].flatMap((x) =>
    [-0.24, 0.24].map((z) => block([0.17, 0.8, 0.17], [x, 0, z], "wood")),
  ),
  block([1.6, 0.14, 0.4], [0, 0.2, 0], "walnut", { top: "wood" }),
  block([2.1, 0.14, 0.84], [0, 0.8, 0], "oak", { top: "pine" }),
  block([0.4, 0.32, 0.12], [-0.62, 0.62, 0.48], "wood"),
  block([0.05, 0.34, 0.05], [-0.62, 0.56, 0.58], "brass", { turn: [0, 0, 0.5] }),
  block([0.5, 0.14, 0.18], [0.2, 0.94, 0.06], "teal", { turn: [0, 0.3, 0] }),
  block([0.08, 0.16, 0.08], [0.1, 1.06, 0.08], "walnut", { turn: [0, 0.3, 0.3] }),
  block([0.7, 0.08, 0.14], [-0.46, 0.94, -0.16], "butter", { turn: [0, -0.14, 0] }),
  block([0.5, 0.26, 0.3], [0.34, 0.34, 0], "strawDark", { top: "pine" }),
];

/** What every farm has is the first of them. */
export const benchRungs = [
  sawing,
  joinersBench,
  () => yardAtTheHouse.leanTo({ season: "highSun", lit: false }),
] as const;
