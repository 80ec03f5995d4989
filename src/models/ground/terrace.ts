// A piece of ground that stands above the rest, with turf on top, held by fieldstones or by its own bank.
import type { HexColour } from "../palette.ts";
import { box, type Colour, type Part, type Point2, slab } from "../parts.ts";
import { between, pick } from "../random.ts";

export type TerraceShape = {
  /** In order round it; x and z. */
  readonly corners: readonly Point2[];
  readonly height: number;
  readonly banks: "turf" | "stones";
};
export type TerraceTones = { readonly turf: HexColour; readonly low: HexColour };

const TURF = 0.1;
const stones: readonly [Colour, ...Colour[]] = ["#c9c0b2", "#b5aa9a", "#d6cdbf", "#a99e8f"];
const STONE = 0.46;
const COURSE = 0.19;

export function terrace(
  { corners, height, banks }: TerraceShape,
  tones: TerraceTones,
  seed: number,
): Part[] {
  const isWalled = banks === "stones";
  return [
    lying(corners, 0, height - TURF, isWalled ? "#a99e8f" : tones.low, 0),
    lying(corners, height - TURF, TURF, tones.turf, 0.02),
    ...(isWalled ? wallRound(corners, height - TURF, seed) : slopes(corners, height, tones, seed)),
  ];
}

function lying(
  corners: readonly Point2[],
  from: number,
  thick: number,
  colour: Colour,
  bevel: number,
): Part {
  const outline = corners.map(([x, z]): Point2 => [x, -z]);
  const area = outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return slab(area > 0 ? outline : outline.toReversed(), thick, [0, from + thick / 2, 0], colour, {
    turn: [-Math.PI / 2, 0, 0],
    bevel,
  });
}

/** Each side as a line with its length and its angle. */
function sidesOf(corners: readonly Point2[]) {
  return corners.map(([ax, az], i) => {
    const [bx, bz] = corners[(i + 1) % corners.length]!;
    const long = Math.hypot(bx - ax, bz - az);
    const [ux, uz] = [(bx - ax) / long, (bz - az) / long];
    const at = (t: number): Point2 => [ax + ux * t, az + uz * t];
    return { long, at, angle: -Math.atan2(uz, ux) };
  });
}

function wallRound(corners: readonly Point2[], height: number, seed: number): Part[] {
  const courses = Math.max(1, Math.round(height / COURSE));
  return sidesOf(corners).flatMap(({ long, at, angle }, side) => {
    const count = Math.max(1, Math.round(long / STONE));
    const wide = long / count;
    return Array.from({ length: courses * count }, (_, n) => {
      const [course, i] = [Math.floor(n / count), n % count];
      const own = seed + side * 50 + course * 9;
      const [x, z] = at(Math.min(long, (i + 0.5 + (course % 2) * 0.3) * wide));
      return box(
        [
          wide * between(0.86, 0.97, own, i),
          height / courses - 0.015,
          between(0.1, 0.2, own, i + 30),
        ],
        [x, (course * height) / courses, z],
        pick(stones, own, i),
        { bevel: 0.03, turn: [0, angle, 0] },
      );
    });
  });
}

/** Tufted edges, so that turf runs down the bank rather than ending. */
function slopes(
  corners: readonly Point2[],
  height: number,
  tones: TerraceTones,
  seed: number,
): Part[] {
  return sidesOf(corners).flatMap(({ long, at, angle }, side) => {
    const count = Math.max(1, Math.round(long / 0.5));
    return Array.from({ length: count }, (_, i) => {
      const [x, z] = at(((i + 0.5) / count) * long);
      return box(
        [(long / count) * 1.06, height * between(0.62, 0.94, seed + side, i), 0.16],
        [x, -0.02, z],
        tones.low,
        { bevel: 0.06, top: tones.turf, turn: [0, angle, 0] },
      );
    });
  });
}
