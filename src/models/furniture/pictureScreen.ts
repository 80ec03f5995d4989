// A tall screen to stretch a picture of the visitor's own on.
import { ball, block, box, mirror } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const pictureScreen: Piece = {
  id: "picture-screen",
  name: "Picture screen",
  set: "parlour",
  words: "backdrop own photo divider",
  stands: "floor",
  tint: ["wood", "oak", undefined, "walnut"],
  picture: { x: 0, y: 1.3, z: 0.05, width: 2.16, height: 1.86 },
  parts: [
    ...mirror(
      box([0.12, 2.34, 0.12], [-1.18, 0.04, 0], "oak", { bevel: 0.03 }),
      box([0.14, 0.1, 0.5], [-1.18, 0, 0], "walnut", { bevel: 0.03 }),
      ball(0.08, [-1.18, 2.36, 0], "brass", { detail: 1, squash: 0.9 }),
    ),
    box([2.3, 0.1, 0.1], [0, 0.26, 0], "oak", { bevel: 0.03 }),
    box([2.3, 0.1, 0.1], [0, 2.24, 0], "oak", { bevel: 0.03 }),
    block([2.26, 1.9, 0.05], [0, 0.35, 0], "cream"),
  ],
};
