// A hay bale made into a seat by a checked blanket.
import { block, box, mirror, repeat } from "../parts.ts";
import { between } from "../random.ts";
import { type Piece, top } from "./furniture.ts";

const H = 0.54;

export const hayBaleSeat: Piece = {
  id: "hay-bale-seat",
  name: "Hay bale seat",
  set: "harvest",
  stands: "floor",
  surfaces: [top(0.578, 1.1, 0.6)],
  tint: ["cloth", "russet", "russetLight"],
  parts: [
    box([1.3, H, 0.7], [0, 0, 0], "strawDark", { bevel: 0.045, top: "straw" }),
    ...mirror(block([0.04, H + 0.012, 0.712], [-0.48, -0.004, 0], "walnut")),
    ...repeat(13, (i) =>
      block(
        [0.22, 0.018, 0.018],
        [between(-0.55, 0.55, 3, i), between(0.06, 0.46, 4, i), 0.352],
        i % 3 ? "#f8dd96" : "honey",
        { turn: [0, 0, between(-0.7, 0.7, 5, i)] },
      ),
    ),
    box([0.76, 0.035, 0.74], [0.02, H, 0], "cream", { bevel: 0.015 }),
    box([0.76, 0.32, 0.035], [0.02, 0.24, 0.365], "cream", { bevel: 0.012 }),
    ...[-0.24, 0, 0.24].flatMap((x) => [
      block([0.1, 0.038, 0.742], [0.02 + x, H, 0], "russet"),
      block([0.1, 0.32, 0.038], [0.02 + x, 0.241, 0.366], "russet"),
    ]),
    ...[-0.2, 0.06].map((z) => block([0.765, 0.04, 0.09], [0.02, H, z], "russetLight")),
    block([0.765, 0.09, 0.04], [0.02, 0.34, 0.367], "russetLight"),
  ],
};
