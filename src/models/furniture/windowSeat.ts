// A bench with drawers under a striped cushion, and three more cushions to lean on.
import { block, box, repeat } from "../parts.ts";
import { type Piece, top } from "./furniture.ts";
import { drawerFront } from "./joinery.ts";

export const windowSeat: Piece = {
  id: "window-seat",
  name: "Window seat",
  set: "parlour",
  words: "bench cushion",
  stands: "floor",
  surfaces: [top(0.63, 1, 0.9, 0.2, 0.03)],
  tint: ["cloth", "mossLight"],
  parts: [
    block([2.2, 0.08, 0.7], [0, 0, -0.02], "linen"),
    box([2.3, 0.36, 0.76], [0, 0.07, 0], "white", { bevel: 0.03 }),
    box([2.4, 0.07, 0.86], [0, 0.42, 0.01], "oak", { bevel: 0.03 }),
    ...[-0.74, 0, 0.74].flatMap((x) => drawerFront(0.66, 0.26, [x, 0.12, 0.38], "cream", "white")),
    box([2.28, 0.15, 0.78], [0, 0.48, 0], "mossLight", { bevel: 0.045 }),
    ...repeat(5, (i) =>
      box([0.05, 0.153, 0.783], [-0.84 + i * 0.42, 0.4805, 0], "cream", { bevel: 0.04 }),
    ),
    box([0.5, 0.46, 0.16], [-0.84, 0.62, -0.2], "rose", { bevel: 0.07, turn: [-0.26, 0.24, 0] }),
    box([0.44, 0.42, 0.15], [-0.46, 0.62, -0.16], "cushion", {
      bevel: 0.045,
      turn: [-0.34, -0.1, 0.06],
    }),
    box([0.48, 0.46, 0.16], [0.86, 0.62, -0.18], "russet", {
      bevel: 0.07,
      turn: [-0.28, -0.26, 0],
    }),
    box([0.34, 0.04, 0.26], [0.24, 0.63, 0.06], "denim", { bevel: 0.01, turn: [0, 0.5, 0] }),
    block([0.15, 0.02, 0.24], [0.24, 0.67, 0.06], "page", { turn: [0, 0.5, 0.1] }),
  ],
};
