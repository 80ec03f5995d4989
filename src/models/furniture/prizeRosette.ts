// A rosette of the Weigh-In: two rings of pleats about a brass button, over two tails of ribbon.
import {
  ALONG_Z,
  block,
  type Colour,
  cylinder,
  moved,
  type Part,
  points,
  repeat,
  slab,
  turned,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";

const MIDDLE = 0.52;
/** How far each pleat is turned out of the wall's plane, this way and that. */
const FOLD = 0.38;

/** So many, from this far off the middle to that. */
type Pleats = { readonly [K in "count" | "from" | "to" | "z"]: number };

const pleats = ({ count, from, to, z }: Pleats, colours: readonly [Colour, Colour]): Part[] =>
  repeat(count, (i) => {
    const size = [(2 * Math.PI * to) / count, to - from, 0.018] as const;
    const turn = [0, i % 2 ? FOLD : -FOLD, 0] as const;
    const pleat = block(size, [0, from, z], colours[i % 2]!, { turn });
    return turned([pleat], [0, 0, (i / count) * 2 * Math.PI]);
  });

const tail = (side: number, colour: "brick" | "cream") =>
  slab(
    points("-0.055 0, 0 0.05, 0.055 0, 0.055 0.4, -0.055 0.4"),
    0.014,
    [side * 0.15, 0.02, side > 0 ? 0.022 : 0.038],
    colour,
    { bevel: 0, turn: [0, 0, side * 0.22] },
  );

export const prizeRosette: Piece = {
  id: "rosette",
  name: "Rosette",
  set: "harvest",
  words: "prize badge weigh-in",
  stands: "wall",
  hangsAt: 2,
  parts: [
    tail(1, "brick"),
    tail(-1, "cream"),
    ...moved(
      [
        ...pleats({ count: 20, from: 0.1, to: 0.29, z: 0.06 }, ["brick", "brickDark"]),
        ...pleats({ count: 16, from: 0.04, to: 0.18, z: 0.085 }, ["white", "linen"]),
        cylinder(0.1, 0.035, [0, 0, 0.085], "brass", { turn: ALONG_Z, sides: 14, bevel: 0.012 }),
        cylinder(0.055, 0.012, [0, 0, 0.118], "butter", { turn: ALONG_Z, sides: 12, bevel: 0.005 }),
      ],
      [0, MIDDLE, 0],
    ),
  ],
};
