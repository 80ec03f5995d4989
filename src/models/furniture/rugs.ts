// Rugs: a round braided one, and a fringed one for the hearth.
import { block, box, type Colour, cylinder, lathe, mirror, type Part, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const RINGS: readonly (readonly [number, number, Colour])[] = [
  [1.56, 1.74, "cream"],
  [1.36, 1.56, "rose"],
  [1.18, 1.36, "cream"],
  [0.86, 1.18, "sage"],
  [0.7, 0.86, "butter"],
  [0, 0.7, "cream"],
];

const braid = ([inner, outer, colour]: readonly [number, number, Colour]): Part => {
  const rise = 0.038;
  return lathe(
    inner === 0
      ? [
          [0, 0],
          [outer, 0],
          [outer - 0.03, rise],
          [0, rise],
        ]
      : [
          [inner, 0],
          [outer, 0],
          [outer, 0.02],
          [outer - 0.03, rise],
          [inner + 0.03, rise],
          [inner, 0.02],
        ],
    [0, 0, 0],
    colour,
    { sides: 44 },
  );
};

export const roundRug: Piece = {
  id: "braided-rug",
  name: "Braided rug",
  set: "bedroom",
  words: "carpet round",
  stands: "floor",
  places: ["underfoot"],
  parts: [
    ...RINGS.map(braid),
    cylinder(0.22, 0.044, [0, 0, 0], "rose", { sides: 24, bevel: 0.01 }),
  ],
};

const LAYERS: readonly (readonly [number, Colour])[] = [
  [0, "wine"],
  [0.12, "cream"],
  [0.2, "russet"],
  [0.42, "butter"],
  [0.48, "wine"],
];

export const hearthRug: Piece = {
  id: "hearth-rug",
  name: "Hearth rug",
  set: "parlour",
  words: "carpet mat",
  stands: "floor",
  places: ["underfoot"],
  parts: [
    ...LAYERS.map(([inset, colour], i) =>
      box([1.84 - inset, 0.026 + i * 0.005, 1.16 - inset], [0, 0, 0], colour, { bevel: 0.01 }),
    ),
    ...repeat(3, (i) =>
      block([0.17, 0.052, 0.17], [(i - 1) * 0.38, 0, 0], "cream", { turn: [0, Math.PI / 4, 0] }),
    ),
    ...mirror(
      ...repeat(13, (i) => block([0.09, 0.016, 0.025], [-0.965, 0, -0.54 + i * 0.09], "linen")),
    ),
  ],
};
