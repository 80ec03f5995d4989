// A rug with a picture of the visitor's own woven in.
import { block, box, row } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const pictureRug: Piece = {
  id: "picture-rug",
  name: "Rug with a picture",
  set: "parlour",
  words: "carpet own photo",
  stands: "floor",
  footprint: [3, 2],
  height: 0.05,
  places: ["underfoot"],
  tint: ["cloth", "rose"],
  picture: { x: 0, y: 0.045, z: 0, width: 2.7, height: 1.7, isLying: true },
  parts: [
    box([3, 0.03, 2], [0, 0, 0], "linen", { bevel: 0.012 }),
    block([2.78, 0.036, 1.78], [0, 0, 0], "rose"),
    block([2.7, 0.042, 1.7], [0, 0, 0], "cream"),
    ...row(
      19,
      [0.16, 0, 0],
      ...[-1, 1].map((s) => block([0.03, 0.016, 0.12], [-1.44, 0, s * 1.02], "cream")),
    ),
  ],
};
