// What is round and has a hole: hoops, wheels, and arches laid of blocks.
import {
  ALONG_Z,
  box,
  type Colour,
  lathe,
  type Part,
  repeat,
  rod,
  turned,
  type Vec,
} from "../parts.ts";

/** A ring that stands upright, its middle at `at`. */
export function hoop(
  [inner, outer]: readonly [number, number],
  thick: number,
  [x, y, z]: Vec,
  colour: Colour,
  sides = 14,
): Part {
  return lathe(
    [
      [inner, 0],
      [outer, 0],
      [outer, thick],
      [inner, thick],
      [inner, 0],
    ],
    [x, y, z - thick / 2],
    colour,
    { sides, turn: ALONG_Z },
  );
}

/** A wheel about the origin that faces +z. */
export function wheel(r: number, spokes: number, rim: Colour, wood: Colour): Part[] {
  const thick = r * 0.18;
  return [
    hoop([r * 0.8, r], thick, [0, 0, 0], rim),
    ...repeat(spokes, (i) =>
      turned(
        [box([r * 0.11, r * 0.86, r * 0.1], [0, 0, 0], wood, { bevel: 0 })],
        [0, 0, (i / spokes) * 2 * Math.PI],
      ),
    ),
    rod(r * 0.2, thick * 1.6, [0, 0, -thick * 0.8], wood, { sides: 8, turn: ALONG_Z }),
  ];
}

/** Blocks laid along an arc about `at`; their size is [outward, along, deep]. */
export function arc(
  count: number,
  r: number,
  [from, to]: readonly [number, number],
  [out, long, deep]: Vec,
  [x, y, z]: Vec,
  colourOf: (i: number) => Colour,
  bevel = 0.02,
): Part[] {
  return repeat(count, (i) => {
    const a = from + ((to - from) * (i + 0.5)) / count;
    return box(
      [out, long, deep],
      [x + Math.cos(a) * r, y + Math.sin(a) * r - long / 2, z],
      colourOf(i),
      { bevel, turn: [0, 0, a] },
    );
  });
}
