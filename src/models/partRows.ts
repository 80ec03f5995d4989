// Parts as rows of numbers, as they stand in the baked file: short, and the same to the last bit.
import type { Part, Point2, Vec } from "./parts.ts";
import type { Quat } from "./pose.ts";

/** Shape and marks in one number, the places of its colours in the list of all, then its measures. */
export type PartRow = readonly number[];

const shapes = ["box", "lathe", "ball", "slab"] as const;
const GLOWS = 4;
const IS_FLAT = 8;
const IS_TURNED = 16;
const FADES = 32;

function measures(part: Part): readonly number[] {
  switch (part.shape) {
    case "box":
      return [...part.size, part.bevel];
    case "lathe":
      return [part.sides, ...part.profile.flat()];
    case "ball":
      return [...part.size, part.detail, part.rough];
    case "slab":
      return [part.depth, part.bevel, ...part.outline.flat()];
  }
}

/** New colours are added to the list. */
export function partToRow(part: Part, colours: string[]): PartRow {
  const placeOf = (colour: string): number => {
    const place = colours.indexOf(colour);
    return place < 0 ? colours.push(colour) - 1 : place;
  };
  const { pose, colour, top } = part;
  const isTurned = pose[0] !== 0 || pose[1] !== 0 || pose[2] !== 0;
  const marks =
    shapes.indexOf(part.shape) +
    (part.glow ? GLOWS : 0) +
    (part.flat ? IS_FLAT : 0) +
    (isTurned ? IS_TURNED : 0) +
    (top === colour ? 0 : FADES);
  return [
    marks,
    placeOf(colour),
    ...(top === colour ? [] : [placeOf(top)]),
    ...part.at,
    ...(isTurned ? pose : []),
    ...measures(part),
  ];
}

const points = (flat: readonly number[]): Point2[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);

export function rowToPart(row: PartRow, colours: readonly string[]): Part {
  let next = 0;
  const one = (): number => row[next++]!;
  const three = (): Vec => [one(), one(), one()];
  const marks = one();
  const colour = colours[one()]!;
  const top = marks & FADES ? colours[one()]! : colour;
  const at = three();
  const pose: Quat = marks & IS_TURNED ? [...three(), one()] : [0, 0, 0, 1];
  const common = {
    at,
    pose,
    colour,
    top,
    glow: (marks & GLOWS) !== 0,
    flat: (marks & IS_FLAT) !== 0,
  };
  const shape = shapes[(marks & 3) as 0 | 1 | 2 | 3];
  switch (shape) {
    case "box":
      return { shape, size: three(), bevel: one(), ...common };
    case "lathe":
      return { shape, sides: one(), profile: points(row.slice(next)), ...common };
    case "ball":
      return { shape, size: three(), detail: one(), rough: one(), ...common };
    case "slab":
      return { shape, depth: one(), bevel: one(), outline: points(row.slice(next)), ...common };
  }
}
