// Plates, mugs, jars and loaves: the small things that stand about in a kitchen.
import { block, type Colour, type Part, rod, type Vec } from "../parts.ts";

/** A plate on edge, leaning back, its foot at `at`. */
export function plate(r: number, [x, y, z]: Vec, colour: Colour, rim: Colour): Part[] {
  const turn = [Math.PI / 2 - 0.2, 0, 0] as const;
  return [
    rod(r, 0.03, [x, y + r * 0.98, z], rim, { sides: 10, turn }),
    rod(r * 0.62, 0.04, [x, y + r * 0.98, z], colour, { sides: 8, turn }),
  ];
}

export function mug(r: number, [x, y, z]: Vec, colour: Colour, side = 1): Part[] {
  return [
    rod(r, r * 2, [x, y, z], colour, { sides: 8, upper: r * 1.06 }),
    block([r * 0.7, r * 1.1, r * 0.4], [x + side * r * 1.15, y + r * 0.4, z], colour),
  ];
}

/** A jar of preserves under a cloth or a lid. */
export function jar(h: number, [x, y, z]: Vec, colour: Colour, lid: Colour): Part[] {
  return [
    rod(0.1, h, [x, y, z], colour, { sides: 8 }),
    rod(0.11, 0.06, [x, y + h, z], lid, { sides: 8 }),
    block([0.11, h * 0.42, 0.02], [x, y + h * 0.26, z + 0.095], "white"),
  ];
}
