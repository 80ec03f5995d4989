// A wooden wireless with a lit dial and cloth over its speaker.
import { spots } from "../lights.ts";
import { ALONG_Z, block, box, repeat, rod, slab } from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { bowed } from "./joinery.ts";

export const radio: Piece = {
  id: "wireless",
  name: "Wireless",
  set: "parlour",
  words: "radio music",
  stands: "surface",
  footprint: [0.8, 0.46],
  height: 0.56,
  tint: ["wood", "walnut", "oak"],
  lights: spots("fairy", [0.21, 0.33, 0.24]),
  parts: [
    slab(bowed(0.74, 0.34, 0.18), 0.34, [0, 0.03, 0], "walnut", { bevel: 0.04 }),
    slab(bowed(0.64, 0.3, 0.16), 0.02, [0, 0.06, 0.17], "oak", { bevel: 0 }),
    box([0.8, 0.05, 0.4], [0, 0, 0], "bark", { bevel: 0.02 }),
    block([0.34, 0.24, 0.02], [-0.1, 0.17, 0.18], "linen"),
    ...repeat(3, (i) => block([0.03, 0.24, 0.03], [-0.2 + i * 0.1, 0.17, 0.185], "walnut")),
    block([0.16, 0.12, 0.02], [0.21, 0.27, 0.18], "lampshade", { glow: true }),
    block([0.012, 0.1, 0.01], [0.23, 0.28, 0.195], "brick"),
    ...[-0.2, 0, 0.2].map((x) =>
      rod(0.04, 0.05, [x, 0.115, 0.175], "brass", { sides: 8, turn: ALONG_Z }),
    ),
  ],
};
