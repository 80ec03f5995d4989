// A barrel of cider on its cradle, tapped, with a mug below.
import { ALONG_Z, block, box, lathe, mirror, points, rod } from "../parts.ts";
import { mug } from "./crockery.ts";
import type { Piece } from "./furniture.ts";

const LONG = 0.96;
const MIDDLE = 0.66;

export const ciderBarrel: Piece = {
  id: "cider-barrel",
  name: "Cider barrel",
  set: "harvest",
  stands: "floor",
  parts: [
    ...[-0.28, 0.28].flatMap((z) => [
      box([0.9, 0.16, 0.12], [0, 0.14, z], "walnut", { bevel: 0.02 }),
      ...mirror(box([0.14, 0.26, 0.14], [-0.34, 0, z], "walnut", { bevel: 0.02 })),
    ]),
    lathe(
      [
        [0, 0],
        [0.34, 0],
        [0.43, LONG / 2],
        [0.34, LONG],
        [0, LONG],
      ],
      [0, MIDDLE, -LONG / 2],
      "wood",
      { sides: 14, turn: ALONG_Z },
    ),
    ...points("0.07 0.37, 0.445 0.438, 0.82 0.37").map(([t, r]) =>
      rod(r, 0.07, [0, MIDDLE, -LONG / 2 + t], "ironLight", { sides: 14, turn: ALONG_Z }),
    ),
    rod(0.28, 0.02, [0, MIDDLE, LONG / 2], "oak", { sides: 14, turn: ALONG_Z }),
    block([0.3, 0.12, 0.01], [0, MIDDLE + 0.04, LONG / 2 + 0.02], "cream"),
    rod(0.035, 0.18, [0, MIDDLE - 0.2, LONG / 2], "brass", { sides: 6, turn: ALONG_Z }),
    block([0.12, 0.04, 0.04], [0, MIDDLE - 0.14, LONG / 2 + 0.1], "brass"),
    ...mug(0.085, [0, 0, LONG / 2 + 0.16], "teal"),
  ],
};
