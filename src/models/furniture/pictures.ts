// Framed pictures for the wall: a field at sunrise, a carrot, and a hen.
import {
  ALONG_Z,
  ball,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  mirror,
  type Part,
  type Point2,
  points,
  slab,
} from "../parts.ts";
import { inFrame, type Piece } from "./furniture.ts";

function frame(w: number, h: number, wood: Colour, ground: Colour): Part[] {
  const bar = 0.09;
  return [
    block([w - 0.04, h - 0.04, 0.04], [0, 0.02, 0.02], "white"),
    block([w - 0.3, h - 0.3, 0.02], [0, 0.15, 0.045], ground),
    ...[0, h - bar].map((y) => box([w, bar, 0.09], [0, y, 0.045], wood, { bevel: 0.025 })),
    ...mirror(box([bar, h, 0.09], [-(w / 2 - bar / 2), 0, 0.045], wood, { bevel: 0.025 })),
  ];
}

const hill = (w: number, low: number, high: number): Point2[] => [
  [-w / 2, 0],
  [w / 2, 0],
  [w / 2, low],
  [w * 0.2, (low + high) / 2],
  [-w * 0.15, high],
  [-w / 2, high * 0.8],
];

export const fieldPainting: Piece = {
  id: "picture-of-a-field",
  name: "Picture of a field",
  set: "parlour",
  words: "frame painting",
  stands: "wall",
  hangsAt: 1.95,
  tint: ["wood", "walnut"],
  picture: inFrame(1.24, 0.96),
  parts: [
    ...frame(1.24, 0.96, "walnut", "sky"),
    cylinder(0.13, 0.015, [0.18, 0.6, 0.05], "butter", { turn: ALONG_Z, sides: 20, bevel: 0.004 }),
    slab(hill(0.94, 0.3, 0.42), 0.012, [0, 0.15, 0.062], "leafPale", { bevel: 0 }),
    slab(hill(-0.94, 0.12, 0.26).toReversed(), 0.012, [0, 0.15, 0.072], "leafLight", { bevel: 0 }),
    block([0.16, 0.12, 0.014], [-0.2, 0.42, 0.07], "brick"),
    slab(points("-0.11 0, 0.11 0, 0 0.1"), 0.016, [-0.2, 0.54, 0.072], "slate", { bevel: 0 }),
  ],
};

export const carrotPicture: Piece = {
  id: "picture-of-a-carrot",
  name: "Picture of a carrot",
  set: "parlour",
  words: "frame painting",
  stands: "wall",
  hangsAt: 2,
  tint: ["wood", "oak"],
  picture: inFrame(0.68, 0.84),
  parts: [
    ...frame(0.68, 0.84, "oak", "cream"),
    slab(
      points("0 0, 0.07 0.2, 0.06 0.29, -0.06 0.29, -0.07 0.2"),
      0.03,
      [0, 0.22, 0.07],
      "carrot",
      { bevel: 0.01, turn: [0, 0, -0.12] },
    ),
    ...[-0.4, 0, 0.4].map((a, i) =>
      lathe(
        points("0 0, 0.02 0.04, 0.03 0.11, 0 0.17"),
        [0.03, 0.5, 0.07],
        i % 2 ? "leafLight" : "leaf",
        { sides: 5, turn: [0, 0, -a - 0.1] },
      ),
    ),
  ],
};

export const henPicture: Piece = {
  id: "portrait-of-a-hen",
  name: "Portrait of a hen",
  set: "parlour",
  words: "frame painting",
  stands: "wall",
  hangsAt: 2.1,
  tint: ["glaze", "teal"],
  picture: inFrame(0.66, 0.66),
  parts: [
    ...frame(0.66, 0.66, "gingerDark", "teal"),
    ball(0.13, [-0.02, 0.28, 0.06], "white", { stretch: [1, 0.85, 0.3], detail: 1 }),
    ball(0.075, [0.08, 0.4, 0.06], "white", { stretch: [1, 1, 0.4], detail: 1 }),
    box([0.06, 0.04, 0.02], [0.16, 0.38, 0.075], "honey", { bevel: 0.008 }),
    box([0.07, 0.05, 0.02], [0.08, 0.46, 0.07], "tomato", { bevel: 0.01 }),
    box([0.09, 0.11, 0.02], [-0.15, 0.28, 0.07], "linen", { bevel: 0.01, turn: [0, 0, 0.5] }),
  ],
};
