// Eight ways to dress a window: each hangs from its own rail, before whatever window there is.
import {
  ALONG_X,
  bead,
  block,
  box,
  cylinder,
  mirror,
  type Part,
  points,
  repeat,
  rod,
  slab,
} from "../parts.ts";
import { type Cloth, gathers, OUT, rail, scallops, tieBack, tiedBack } from "./drapery.ts";
import type { Piece } from "./furniture.ts";

const curtain = (
  own: Pick<Piece, "id" | "name" | "words" | "parts"> &
    Partial<Pick<Piece, "set" | "tint" | "hangsAt">>,
): Piece => ({
  set: "parlour",
  hangsAt: 1.5,
  ...own,
  words: `curtain window drapes ${own.words}`,
  stands: "wall",
  overOpenings: true,
});

const velvet: Cloth = { body: "wine", deep: "#7d2f39" };
const linen: Cloth = { body: "teal", deep: "#4d8a83", hem: "cream" };
const flowered: Cloth = { body: "rose", deep: "#c56d60", hem: "butter" };
const lace: Cloth = { body: "white", deep: "cream" };
const mustard: Cloth = { body: "cushion", deep: "#b9852f", hem: "russet" };

/** Gathers in checks: each fold is crossed by bands in the deeper tone. */
const gingham = (from: number, to: number, low: number, high: number): Part[] => [
  ...gathers(from, to, low, high, { body: "white", deep: "denimPale", isCrisp: true }),
  ...repeat(Math.floor((high - low) / 0.26), (i) =>
    block([to - from, 0.12, 0.15], [(from + to) / 2, low + 0.06 + i * 0.26, OUT], "denim"),
  ),
];

export const curtains: readonly Piece[] = [
  curtain({
    id: "long-curtains",
    name: "Long linen curtains",
    words: "full length",
    hangsAt: 0.25,
    tint: ["cloth", "teal", undefined, "#4d8a83"],
    parts: [
      ...rail(1.68, 3.34, "walnut"),
      ...mirror(...gathers(0.86, 1.56, 0, 3.36, linen)),
      ...mirror(
        ...repeat(4, (i) => rod(0.05, 0.025, [0.95 + i * 0.18, 3.36, OUT], "bark", { sides: 6 })),
      ),
    ],
  }),
  curtain({
    id: "velvet-curtains",
    name: "Velvet curtains with a pelmet",
    words: "long red grand full length",
    hangsAt: 0.25,
    tint: ["cloth", "wine", undefined, "#7d2f39"],
    parts: [
      box([3.3, 0.1, 0.42], [0, 3.56, 0.21], "walnut", { bevel: 0.025 }),
      ...scallops(1.58, 7, 3.56, 0.46, { body: "#7d2f39", deep: "wine" }),
      ...repeat(8, (i) => bead(0.04, [-1.58 + i * 0.451, 3.2, OUT + 0.05], "brass")),
      ...mirror(...tiedBack(velvet, 0, 1.3, 3.54), ...tieBack(1.3, "honey", "brass")),
    ],
  }),
  curtain({
    id: "tied-curtains",
    name: "Tied-back curtains",
    words: "rose bow bedroom",
    set: "bedroom",
    tint: ["cloth", "rose", undefined, "#c56d60"],
    parts: [
      ...rail(1.68, 2.06, "white"),
      ...scallops(1.5, 9, 2.12, 0.3, { body: "butter", deep: "honey" }),
      ...mirror(...tiedBack(flowered, 0, 0.72, 2.06), ...tieBack(0.72, "butter", "white")),
    ],
  }),
  curtain({
    id: "lace-curtains",
    name: "Lace curtains",
    words: "white net sheer",
    set: "bedroom",
    parts: [
      ...rail(1.68, 2.06, "brass"),
      ...mirror(
        ...gathers(0.62, 1.54, 0.16, 2.04, lace),
        ...repeat(6, (i) =>
          slab(
            points("-0.08 0, -0.06 -0.1, 0.06 -0.1, 0.08 0"),
            0.08,
            [0.69 + i * 0.154, 0.18, OUT],
            i % 2 ? "cream" : "white",
            { bevel: 0 },
          ),
        ),
        ...repeat(3, (row) =>
          repeat(3, (i) =>
            block([0.09, 0.09, 0.02], [0.77 + i * 0.31, 0.4 + row * 0.5, OUT + 0.075], "motif", {
              turn: [0, 0, Math.PI / 4],
            }),
          ),
        ),
        ...[0.36, 1.9].map((y) => block([0.94, 0.035, 0.156], [1.08, y, OUT], "motif")),
      ),
    ],
  }),
  curtain({
    id: "cafe-curtains",
    name: "Café curtains",
    words: "short half check gingham kitchen",
    set: "kitchen",
    parts: [
      ...rail(1.68, 0.98, "brass"),
      ...mirror(...gingham(0.5, 1.5, 0, 0.98)),
      ...rail(1.68, 2.1, "brass"),
      ...gathers(-1.5, 1.5, 1.72, 2.12, { body: "white", deep: "denimPale", isCrisp: true }),
      block([3, 0.1, 0.152], [0, 1.78, OUT], "denim"),
    ],
  }),
  curtain({
    id: "roman-blind",
    name: "Roman blind",
    words: "shade striped",
    set: "kitchen",
    hangsAt: 2.3,
    tint: ["cloth", "moss", "mossLight", "mossDark"],
    parts: [
      box([3.1, 0.12, 0.3], [0, 1.2, 0.15], "white", { bevel: 0.03 }),
      ...repeat(4, (i) =>
        box(
          [3, 0.36 - i * 0.02, 0.06 + i * 0.035],
          [0, 0.9 - i * 0.28, OUT],
          i % 2 ? "moss" : "mossLight",
          { bevel: 0.03 },
        ),
      ),
      ...mirror(
        ...repeat(4, (i) =>
          block([0.09, 0.33 - i * 0.02, 0.068 + i * 0.035], [1.3, 0.915 - i * 0.28, OUT], "cream"),
        ),
      ),
      block([3.02, 0.05, 0.18], [0, 0, OUT], "mossDark"),
      rod(0.012, 0.5, [1.43, 0, OUT + 0.1], "linen", { sides: 5 }),
      bead(0.045, [1.43, 0.03, OUT + 0.1], "oak"),
    ],
  }),
  curtain({
    id: "reed-blind",
    name: "Reed blind",
    words: "shade bamboo roller garden",
    set: "garden",
    hangsAt: 2.3,
    parts: [
      box([3.1, 0.1, 0.3], [0, 1.28, 0.15], "wood", { bevel: 0.02 }),
      ...repeat(13, (i) =>
        block([2.96, 0.072, 0.035], [0, 0.22 + i * 0.083, OUT], i % 3 ? "straw" : "strawDark"),
      ),
      cylinder(0.11, 3, [-1.5, 0.12, OUT], "sand", { turn: ALONG_X, sides: 10, bevel: 0.02 }),
      ...[-0.8, 0, 0.8].map((x) => block([0.05, 1.06, 0.05], [x, 0.22, OUT], "brick")),
      ...mirror(
        cylinder(0.06, 0.02, [1.5, 0.12, OUT], "wood", { turn: ALONG_X, sides: 8, bevel: 0 }),
      ),
    ],
  }),
  curtain({
    id: "swagged-curtains",
    name: "Swagged curtains",
    words: "valance festive mustard",
    set: "harvest",
    tint: ["cloth", "cushion", undefined, "#b9852f"],
    parts: [
      ...rail(1.68, 2.14, "bark", "brass"),
      ...mirror(...gathers(0.96, 1.54, 0, 2.14, mustard)),
      ...repeat(3, (s) =>
        repeat(5, (i) => {
          const [w, y] = [0.5 - i * 0.045, 2.1 - i * 0.085];
          const tone = i % 2 ? "russetLight" : "russet";
          return slab(
            [
              [-w, 0.03],
              [-w * 0.7, -0.07],
              [-w * 0.3, -0.115],
              [w * 0.3, -0.115],
              [w * 0.7, -0.07],
              [w, 0.03],
            ],
            0.07 + i * 0.022,
            [(s - 1) * 0.96, y, OUT + 0.05],
            tone,
            { bevel: 0 },
          );
        }),
      ),
      ...[-1.44, -0.48, 0.48, 1.44].map((x) =>
        box([0.16, 0.4, 0.17], [x, 1.78, OUT + 0.05], "russet", { bevel: 0.05 }),
      ),
      ...[-1.44, -0.48, 0.48, 1.44].map((x) => bead(0.06, [x, 1.76, OUT + 0.06], "honey")),
    ],
  }),
];
