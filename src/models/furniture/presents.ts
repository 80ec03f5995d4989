// Four parcels with bows, and one that is plainly a rake.
import { block, box, type Colour, type Part, placed, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const parcel = (w: number, h: number, d: number, paper: Colour, band: Colour): Part[] => [
  box([w, h, d], [0, 0, 0], paper, { bevel: 0.02 }),
  block([0.07, h + 0.008, d + 0.008], [0, 0, 0], band),
  block([w + 0.008, h + 0.008, 0.07], [0, 0, 0], band),
  ...[-1, 1].map((s) =>
    box([0.15, 0.06, 0.08], [s * 0.075, h + 0.02, 0], band, {
      bevel: 0.02,
      turn: [0, 0.4, s * 0.45],
    }),
  ),
];

const rake: Part[] = [
  rod(0.04, 1.2, [0, 0, 0], "rose", { sides: 6 }),
  box([0.46, 0.12, 0.09], [0, 1.16, 0], "rose", { bevel: 0.02 }),
  box([0.1, 0.06, 0.1], [0, 0.7, 0], "white", { bevel: 0.015 }),
  box([0.16, 0.07, 0.05], [0.02, 0.68, 0.06], "white", { bevel: 0.015, turn: [0, 0, 0.5] }),
];

export const presents: Piece = {
  id: "parcels",
  name: "Parcels",
  set: "winter",
  words: "presents gifts christmas",
  stands: "floor",
  parts: [
    ...placed(parcel(0.52, 0.42, 0.46, "wine", "white"), [-0.12, 0, -0.14], 0.16),
    ...placed(parcel(0.36, 0.26, 0.34, "butter", "brick"), [-0.1, 0.42, -0.14], -0.3),
    ...placed(parcel(0.34, 0.3, 0.34, "denim", "butter"), [0.38, 0, 0.2], 0.5),
    ...placed(parcel(0.3, 0.22, 0.4, "sage", "cream"), [-0.3, 0, 0.36], -0.2),
    ...placed(rake, [0.32, 0, -0.24], 0.3),
  ],
};
