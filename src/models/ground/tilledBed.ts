// A tilled bed along x in a frame of planks: ridges of the field's own soil, damp or dry, or under snow.
import type { HexColour } from "../palette.ts";
import { block, box, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";

export type BedTones = {
  readonly soil: HexColour;
  readonly ridge: HexColour;
  readonly top: HexColour;
};

const PLANK = ["#d9a061", "#b97c4a"] as const;

export const tilledBed = (length: number, width: number, tones: BedTones, seed: number): Part[] => [
  ...tilledSoil(length, width, tones, seed),
  ...bedFrame(length, width),
];

/** The earth of a bed alone. */
export function tilledSoil(length: number, width: number, tones: BedTones, seed: number): Part[] {
  const ridges = Math.max(1, Math.round(length / 0.62));
  const w = (length - 0.1) / ridges;
  return [
    block([length, 0.1, width], [0, -0.02, 0], tones.soil),
    ...repeat(ridges, (i) =>
      box(
        [w + 0.02, 0.14 + between(0, 0.03, seed, i), width * 0.58],
        [0.05 + (i + 0.5) * w - length / 2, 0.01, between(-0.03, 0.03, seed, i + 30)],
        tones.ridge,
        { bevel: 0.06, top: tones.top },
      ),
    ),
  ];
}

/** Its planks alone. */
export function bedFrame(length: number, width: number): Part[] {
  return [
    ...[-1, 1].map((k) =>
      box([length + 0.1, 0.17, 0.07], [0, -0.02, (k * (width + 0.06)) / 2], PLANK[k > 0 ? 0 : 1], {
        bevel: 0.02,
      }),
    ),
    ...[-1, 1].map((k) =>
      box([0.07, 0.18, width + 0.1], [k * (length / 2 + 0.02), -0.02, 0], "#b0744a", {
        bevel: 0.02,
      }),
    ),
  ];
}
