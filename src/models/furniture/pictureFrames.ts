// Frames for pictures of the visitor's own: a wide one and a tall one, each with something in it until then.
import { ball, block, box, type Colour, mirror, type Part } from "../parts.ts";
import { inFrame, type Piece } from "./furniture.ts";

const BAR = 0.11;

/** Mount, ground and the four bars come first: what stays when a picture hangs in the frame. */
function frame(w: number, h: number, wood: Colour, art: readonly Part[]): Part[] {
  return [
    block([w - 0.04, h - 0.04, 0.04], [0, 0.02, 0.02], "white"),
    block([w - 0.34, h - 0.34, 0.02], [0, 0.17, 0.045], "sky"),
    ...[0, h - BAR].map((y) => box([w, BAR, 0.1], [0, y, 0.05], wood, { bevel: 0.03 })),
    ...mirror(box([BAR, h, 0.1], [-(w - BAR) / 2, 0, 0.05], wood, { bevel: 0.03 })),
    ...art,
  ];
}

export const wideFrame: Piece = {
  id: "wide-frame",
  name: "Wide picture frame",
  set: "parlour",
  words: "painting own photo",
  stands: "wall",
  hangsAt: 1.9,
  tint: ["wood", "oak"],
  picture: inFrame(2, 1.4),
  parts: frame(2, 1.4, "oak", [
    block([1.66, 0.34, 0.012], [0, 0.17, 0.06], "leafLight"),
    block([1.66, 0.16, 0.012], [0, 0.17, 0.07], "straw"),
    ball(0.14, [0.42, 0.86, 0.055], "butter", { stretch: [1, 1, 0.1], detail: 1 }),
  ]),
};

export const tallFrame: Piece = {
  id: "tall-frame",
  name: "Tall picture frame",
  set: "parlour",
  words: "painting own photo",
  stands: "wall",
  hangsAt: 1.7,
  picture: inFrame(1.2, 1.7),
  parts: frame(1.2, 1.7, "brass", [
    block([0.86, 0.5, 0.012], [0, 0.17, 0.06], "teal"),
    ball(0.2, [-0.1, 0.92, 0.05], "white", { stretch: [1.5, 0.5, 0.1], detail: 1 }),
    box([0.3, 0.06, 0.014], [0.12, 0.62, 0.064], "brick", { bevel: 0.01 }),
    block([0.02, 0.34, 0.014], [0.12, 0.66, 0.064], "bark"),
    block([0.2, 0.24, 0.012], [0.22, 0.72, 0.062], "cream"),
  ]),
};
