// Pieces made for rooms: a fire, frames, a rug and a screen for one's own pictures, shelves with room on them.
import { type CatalogueItem, item, type Surface, top } from "../../models/catalogue/item.ts";
import { spots } from "../../models/catalogue/lights.ts";
import type { Furniture } from "../../models/furniture/furniture.ts";
import { palette } from "../../models/palette.ts";
import { ball, box, type Part, repeat } from "../../models/parts.ts";
import { FIRE, MANTEL, stoneHearth } from "./stoneHearth.ts";

const BAR = 0.11;

/** Mount, ground and the four bars come first: what stays when a picture hangs in the frame. */
function frame(w: number, h: number, wood: string, art: readonly Part[]): Part[] {
  return [
    box([w - 0.04, h - 0.04, 0.04], [0, 0.02, 0.02], palette.white, { bevel: 0 }),
    box([w - 0.34, h - 0.34, 0.02], [0, 0.17, 0.045], palette.sky, { bevel: 0 }),
    ...[0, h - BAR].map((y) => box([w, BAR, 0.1], [0, y, 0.05], wood, { bevel: 0.03 })),
    ...[-1, 1].map((s) =>
      box([BAR, h, 0.1], [(s * (w - BAR)) / 2, 0, 0.05], wood, { bevel: 0.03 }),
    ),
    ...art,
  ];
}

const wide: Furniture = {
  name: "Wide picture frame",
  stands: "wall",
  footprint: [2, 0.12],
  height: 1.4,
  parts: frame(2, 1.4, palette.oak, [
    box([1.66, 0.34, 0.012], [0, 0.17, 0.06], palette.leafLight, { bevel: 0 }),
    box([1.66, 0.16, 0.012], [0, 0.17, 0.07], palette.straw, { bevel: 0 }),
    ball(0.14, [0.42, 0.86, 0.055], palette.butter, { stretch: [1, 1, 0.1], detail: 1 }),
  ]),
};

const tall: Furniture = {
  name: "Tall picture frame",
  stands: "wall",
  footprint: [1.2, 0.12],
  height: 1.7,
  parts: frame(1.2, 1.7, palette.brass, [
    box([0.86, 0.5, 0.012], [0, 0.17, 0.06], palette.teal, { bevel: 0 }),
    ball(0.2, [-0.1, 0.92, 0.05], palette.white, { stretch: [1.5, 0.5, 0.1], detail: 1 }),
    box([0.3, 0.06, 0.014], [0.12, 0.62, 0.064], palette.brick, { bevel: 0.01 }),
    box([0.02, 0.34, 0.014], [0.12, 0.66, 0.064], palette.bark, { bevel: 0 }),
    box([0.2, 0.24, 0.012], [0.22, 0.72, 0.062], palette.cream, { bevel: 0 }),
  ]),
};

const rug: Furniture = {
  name: "Rug with a picture",
  stands: "floor",
  footprint: [3, 2],
  height: 0.05,
  parts: [
    box([3, 0.03, 2], [0, 0, 0], palette.linen, { bevel: 0.012 }),
    box([2.78, 0.036, 1.78], [0, 0, 0], palette.rose, { bevel: 0 }),
    box([2.7, 0.042, 1.7], [0, 0, 0], palette.cream, { bevel: 0 }),
    ...repeat(19, (i) =>
      [-1, 1].map((s) =>
        box([0.03, 0.016, 0.12], [-1.44 + i * 0.16, 0, s * 1.02], palette.cream, { bevel: 0 }),
      ),
    ),
  ],
};

const screen: Furniture = {
  name: "Picture screen",
  stands: "floor",
  footprint: [2.5, 0.5],
  height: 2.4,
  parts: [
    ...[-1, 1].flatMap((s) => [
      box([0.12, 2.34, 0.12], [s * 1.18, 0.04, 0], palette.oak, { bevel: 0.03 }),
      box([0.14, 0.1, 0.5], [s * 1.18, 0, 0], palette.walnut, { bevel: 0.03 }),
      ball(0.08, [s * 1.18, 2.36, 0], palette.brass, { detail: 1, squash: 0.9 }),
    ]),
    box([2.3, 0.1, 0.1], [0, 0.26, 0], palette.oak, { bevel: 0.03 }),
    box([2.3, 0.1, 0.1], [0, 2.24, 0], palette.oak, { bevel: 0.03 }),
    box([2.26, 1.9, 0.05], [0, 0.35, 0], palette.cream, { bevel: 0 }),
  ],
};

const LEDGES = [0.16, 1.08] as const;
const THICK = 0.08;

const shelf: Furniture = {
  name: "Plain shelf",
  stands: "wall",
  footprint: [2, 0.62],
  height: 1.2,
  parts: [
    ...LEDGES.map((y) => box([2, THICK, 0.6], [0, y, 0.3], palette.oak, { bevel: 0.025 })),
    ...[-0.8, 0.8].flatMap((x) => [
      box([0.08, 1.1, 0.06], [x, 0.02, 0.03], palette.walnut, { bevel: 0.015 }),
      ...LEDGES.map((y) =>
        box([0.06, 0.06, 0.5], [x, y - 0.06, 0.27], palette.walnut, { bevel: 0.015 }),
      ),
    ]),
  ],
};

const BOARDS = [0.12, 0.98, 1.84, 2.7] as const;

const shelves: Furniture = {
  name: "Open shelves",
  stands: "floor",
  footprint: [2, 0.7],
  height: 2.78,
  parts: [
    ...[-0.94, 0.94].flatMap((x) => [
      ...[-0.28, 0.28].map((z) =>
        box([0.09, 2.72, 0.09], [x, 0, z], palette.walnut, { bevel: 0.02 }),
      ),
      ...[0.52, 1.38, 2.24].map((y) =>
        box([0.05, 0.06, 0.5], [x, y, 0], palette.walnut, { bevel: 0 }),
      ),
    ]),
    ...BOARDS.map((y) => box([2, THICK, 0.68], [0, y, 0], palette.oak, { bevel: 0.025 })),
  ],
};

const wood = ["wood", palette.oak, undefined, palette.walnut] as const;

export const ownPieces: readonly CatalogueItem[] = [
  item("parlour", "stone-hearth", stoneHearth, {
    hangsAt: 0,
    surface: top(MANTEL, 2.5, 0.5, 0, 0.67),
    lights: spots("fire", FIRE),
  }),
  item("parlour", "open-shelves", shelves, {
    surface: top(BOARDS[3] + THICK, 1.96, 0.68),
    tint: wood,
  }),
  item("parlour", "plain-shelf", shelf, {
    hangsAt: 1.7,
    surface: top(LEDGES[1] + THICK, 1.96, 0.6, 0, 0.3),
    tint: wood,
  }),
  item("parlour", "wide-frame", wide, { hangsAt: 1.9, tint: ["wood", palette.oak] }),
  item("parlour", "tall-frame", tall, { hangsAt: 1.7 }),
  item("parlour", "picture-rug", rug, {
    places: ["underfoot"],
    tint: ["cloth", palette.rose],
  }),
  item("parlour", "picture-screen", screen, { tint: wood }),
];

export type Level = Surface & { readonly clear: number };

/** The lower boards, each with the room up to the next. */
export const ownLevels: Readonly<Record<string, readonly Level[]>> = {
  "open-shelves": [2, 1, 0].map((i) => ({
    ...top(BOARDS[i]! + THICK, 1.8, 0.68),
    clear: BOARDS[i + 1]! - BOARDS[i]! - THICK,
  })),
  "plain-shelf": [
    { ...top(LEDGES[0] + THICK, 1.96, 0.6, 0, 0.3), clear: LEDGES[1] - LEDGES[0] - THICK },
  ],
};
