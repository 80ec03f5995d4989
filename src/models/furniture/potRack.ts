// Copper pans, a ladle and a colander on hooks under a rail.
import {
  ALONG_X,
  ALONG_Z,
  bead,
  block,
  box,
  type Colour,
  mirror,
  type Part,
  rod,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const RAIL = 0.92;
const pan = (x: number, r: number, long: number, colour: Colour): Part[] => [
  rod(r, 0.1, [x, RAIL - 0.06 - long - r, 0.1], colour, { sides: 14, turn: ALONG_Z }),
  rod(r * 0.84, 0.012, [x, RAIL - 0.06 - long - r, 0.195], "gingerDark", {
    sides: 14,
    turn: ALONG_Z,
  }),
  block([0.045, long + 0.04, 0.03], [x, RAIL - 0.1 - long, 0.13], "ironDark"),
  block([0.02, 0.09, 0.02], [x, RAIL - 0.08, 0.13], "iron"),
];

export const potRack: Piece = {
  id: "rack-of-pans",
  name: "Rack of pans",
  set: "kitchen",
  words: "pots copper",
  stands: "wall",
  parts: [
    box([1.5, 0.09, 0.05], [0, RAIL + 0.02, 0.025], "walnut", { bevel: 0.02 }),
    rod(0.022, 1.5, [-0.75, RAIL - 0.01, 0.13], "ironDark", { sides: 6, turn: ALONG_X }),
    ...mirror(box([0.04, 0.04, 0.14], [-0.66, RAIL - 0.03, 0.07], "ironDark")),
    ...pan(-0.48, 0.21, 0.3, "copper"),
    ...pan(-0.03, 0.17, 0.26, "honey"),
    ...pan(0.34, 0.13, 0.22, "copper"),
    block([0.03, 0.46, 0.03], [0.62, RAIL - 0.5, 0.13], "ironLight"),
    bead(0.08, [0.62, RAIL - 0.52, 0.16], "ironLight", { squash: 0.7 }),
  ],
};
