// A wicker tub chair with a fern-green cushion.
import { block, box, lathe, mirror, type Part, points, repeat } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";

const STAVES = 15;

/** Staves stand in an arc that is open to the front; the back rises highest. */
const stave = (i: number): Part => {
  const t = i / (STAVES - 1);
  const a = Math.PI * (1.5 + (t - 0.5) * 1.42);
  const back = Math.cos((t - 0.5) * Math.PI);
  const h = 0.44 + 0.52 * back ** 1.4;
  return block(
    [0.05, h, 0.15],
    [Math.cos(a) * 0.48, 0.34, Math.sin(a) * 0.46],
    i % 2 ? "straw" : "strawDark",
    { turn: [0, -a, 0] },
  );
};

const rim = (i: number): Part => {
  const t = i / (STAVES - 1);
  const a = Math.PI * (1.5 + (t - 0.5) * 1.42);
  const h = 0.44 + 0.52 * Math.cos((t - 0.5) * Math.PI) ** 1.4;
  return block([0.11, 0.09, 0.17], [Math.cos(a) * 0.49, 0.32 + h, Math.sin(a) * 0.47], "honey", {
    turn: [0, -a, 0],
  });
};

export const wickerChair: Piece = {
  id: "wicker-chair",
  name: "Wicker chair",
  set: "garden",
  stands: "floor",
  footprint: [1.1, 1.06],
  height: 1.38,
  surfaces: [top(0.56, 1, 0.9, 0, 0.04)],
  tint: ["cloth", "mossLight"],
  parts: [
    lathe(
      points("0.34 0, 0.38 0.03, 0.28 0.2, 0.46 0.38, 0.5 0.42, 0 0.42"),
      [0, 0, 0],
      "strawDark",
      { sides: 12, top: "straw" },
    ),
    ...repeat(STAVES, stave),
    ...repeat(STAVES, rim),
    box([0.78, 0.14, 0.74], [0, 0.42, 0.04], "mossLight", { bevel: 0.045 }),
    box([0.56, 0.42, 0.14], [0, 0.56, -0.26], "cream", { bevel: 0.045, turn: [-0.2, 0, 0] }),
    ...mirror(
      box([0.08, 0.424, 0.144], [-0.14, 0.559, -0.26], "sage", { bevel: 0.04, turn: [-0.2, 0, 0] }),
    ),
  ],
};
