// A fir in a tub, hung with balls and small lights under a straw star.
import { spots } from "../lights.ts";
import { bead, block, lathe, type Part, repeat, rod, type Vec } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const SKIRTS = 5;
const STEP = 0.46;
const radius = (i: number) => 0.98 - 0.17 * i;

const skirt = (i: number): Part =>
  lathe(
    [
      [0, 0.1],
      [radius(i) * 0.62, 0.02],
      [radius(i), 0],
      [radius(i) * 0.4, 0.42],
      [0, 0.66],
    ],
    [0, 0.5 + i * STEP, 0],
    i % 2 ? "#4f8a55" : "#447b4d",
    { sides: 9, flat: true, top: "#6fa35f", turn: [0, i * 0.5, 0] },
  );

/** On the so manieth skirt from below, so far up it; `a` is 0 in front. */
export const onSkirt = (i: number, a: number, up: number): Vec => {
  const r = radius(i) * (1 - up * 1.4);
  return [Math.sin(a) * r, 0.5 + i * STEP + up, Math.cos(a) * r];
};

const BALLS = ["brick", "brass", "cream"] as const;

/** Where the small lamps sit, for their glow. */
export const firLightPlaces: readonly Vec[] = Array.from({ length: 9 }, (_, i) =>
  onSkirt(i % 4, i * 2.4 + 0.5, 0.13),
);

const star: Part[] = [0, 1, 2].map((i) =>
  block([0.1, 0.46, 0.06], [0, 2.86, 0], "lampshade", {
    glow: true,
    turn: [0, 0.5, (i * Math.PI) / 3],
  }),
);

/** Without lights and without its star. */
export const fir: readonly Part[] = [
  rod(0.3, 0.4, [0, 0, 0], "brick", { sides: 10, upper: 0.38 }),
  rod(0.39, 0.07, [0, 0.35, 0], "cream", { sides: 10 }),
  rod(0.1, 0.3, [0, 0.36, 0], "bark", { sides: 6 }),
  ...repeat(SKIRTS, skirt),
  ...repeat(9, (i) =>
    bead(i % 3 ? 0.075 : 0.09, onSkirt(i % 4, i * 2.4 + 1.6, 0.03), BALLS[i % 3]!),
  ),
];

export const decoratedFir: Piece = {
  id: "decorated-fir",
  name: "Decorated fir",
  set: "winter",
  words: "christmas tree",
  stands: "floor",
  tint: ["enamel", "brick"],
  lights: spots("fairy", ...firLightPlaces),
  parts: [
    ...fir,
    ...firLightPlaces.map((at) => bead(0.045, at, "flameHeart", { glow: true })),
    ...star,
  ],
};
