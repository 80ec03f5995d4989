// A hearth of field stones with a log fire in it, a mantel to dress and a breast up to the ceiling.
import { spots } from "../lights.ts";
import { block, box, type Colour, cylinder, lathe, mirror, type Part, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";
import { type Piece, top } from "./furniture.ts";

const STONES = ["stone", "#d6cdc0", "#bcb2a5", "#cbbfae"] as const;
const MANTEL = 1.78;
/** In front of the flames, so that the pillars catch the light. */
const FIRE = [0, 0.75, 0.95] as const;

const pillar = (side: number): Part[] =>
  repeat(6, (i) => {
    const wide = i % 2 ? 0.5 : 0.56;
    return box(
      [wide, 0.25, 0.74 + (i % 2 ? 0 : 0.05)],
      [side * (0.93 + between(-0.01, 0.01, 31 + side, i)), 0.06 + i * 0.26, 0.38],
      pick(STONES, 41 + side, i),
      { bevel: 0.05 },
    );
  });

const keystones = repeat(5, (i) => {
  const x = (i - 2) * 0.3;
  const high = i === 2 ? 0.4 : 0.34;
  return box([0.285, high, 0.7], [x, 1.26, 0.36], pick(STONES, 53, i), { bevel: 0.04 });
});

const flame = (x: number, z: number, high: number, colour: Colour, top: Colour): Part =>
  lathe(
    [
      [0, 0],
      [0.11 * high + 0.03, 0.12 * high],
      [0.13 * high + 0.02, 0.3 * high],
      [0.05, 0.72 * high],
      [0, high],
    ],
    [x, 0.3, z],
    colour,
    { sides: 7, glow: true, top },
  );

const fire: Part[] = [
  ...[-0.16, 0.16].map((z) =>
    cylinder(0.075, 0.84, [-0.42, 0.2, 0.42 + z], "bark", { sides: 8, turn: [0, z, -Math.PI / 2] }),
  ),
  cylinder(0.07, 0.66, [-0.3, 0.32, 0.36], "walnut", { sides: 8, turn: [0, -0.3, -Math.PI / 2] }),
  box([0.9, 0.05, 0.06], [0, 0.12, 0.66], "ironDark", { bevel: 0.015 }),
  ...[-0.38, 0.38].map((x) => box([0.06, 0.3, 0.06], [x, 0.08, 0.66], "ironDark", { bevel: 0.02 })),
  block([0.7, 0.05, 0.3], [0, 0.14, 0.42], "ember", { glow: true }),
  flame(-0.24, 0.44, 0.62, "#ff9a3c", "#ffc765"),
  flame(0.24, 0.42, 0.56, "#ff9a3c", "#ffc765"),
  flame(0, 0.38, 0.9, "#ff9a3c", "#ffd27a"),
  flame(-0.1, 0.52, 0.5, "#ffb54a", "#ffe6a0"),
  flame(0.12, 0.52, 0.44, "#ffb54a", "#ffe6a0"),
];

export const stoneHearth: Piece = {
  id: "stone-hearth",
  name: "Stone hearth",
  set: "parlour",
  words: "fireplace chimney mantel fire logs",
  stands: "wall",
  footprint: [2.6, 1.5],
  height: 4.2,
  hangsAt: 0,
  surfaces: [top(MANTEL, 2.5, 0.5, 0, 0.67)],
  lights: spots("fire", FIRE),
  parts: [
    box([2.56, 0.08, 1.46], [0, 0, 0.75], "stoneDark", { bevel: 0.03 }),
    ...repeat(4, (i) =>
      box([0.6, 0.05, 0.6], [-0.94 + i * 0.627, 0.06, 1.14], pick(STONES, 61, i), { bevel: 0.02 }),
    ),
    block([1.4, 1.3, 0.04], [0, 0.06, 0.06], "coal"),
    ...pillar(-1),
    ...pillar(1),
    ...keystones,
    box([2.6, 0.14, 0.92], [0, MANTEL - 0.14, 0.46], "walnut", { bevel: 0.045 }),
    ...mirror(box([0.16, 0.12, 0.3], [-0.98, MANTEL - 0.26, 0.72], "bark", { bevel: 0.03 })),
    box([2.04, 4.2 - MANTEL, 0.42], [0, MANTEL, 0.21], "plaster", { bevel: 0.03 }),
    ...fire,
  ],
};
