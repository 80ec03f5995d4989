// The colours of a room as one small picture: what shows a room in place reads pictures, and no colours of corners (texture atlas).
import { linearToSrgb } from "../../../models/colour.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";

export type Palette = {
  /** Dots across and down. */
  readonly side: number;
  /** Red, green, blue and whole, for the eye. */
  readonly dots: Uint8ClampedArray<ArrayBuffer>;
  /** Which dot each triangle of a part has. */
  readonly dotsOf: (part: Triangles) => Uint32Array;
};

/** Finer steps than these nobody sees, and shades would fill the picture. */
const STEPS = 63;
const step = (light: number): number =>
  Math.round(linearToSrgb(Math.min(Math.max(light, 0), 1)) * STEPS);

/** One colour to a triangle: the middle of its corners. */
function coloursOf({ color, index }: Triangles): number[] {
  const of = (corner: number, channel: number) => color[3 * index[corner]! + channel]!;
  return Array.from({ length: index.length / 3 }, (_, triangle) => {
    const [red, green, blue] = [0, 1, 2].map((channel) =>
      step(
        (of(3 * triangle, channel) +
          of(3 * triangle + 1, channel) +
          of(3 * triangle + 2, channel)) /
          3,
      ),
    ) as [number, number, number];
    return (red << 12) | (green << 6) | blue;
  });
}

export function paletteOf(parts: readonly Triangles[]): Palette {
  const dotOf = new Map<number, number>();
  const known = new Map<Triangles, Uint32Array>();
  for (const part of parts) {
    if (known.has(part)) continue;
    const dots = coloursOf(part).map((colour) => {
      const dot = dotOf.get(colour) ?? dotOf.size;
      dotOf.set(colour, dot);
      return dot;
    });
    known.set(part, Uint32Array.from(dots));
  }
  const side = 2 ** Math.ceil(Math.log2(Math.max(2, Math.sqrt(dotOf.size))));
  const dots = new Uint8ClampedArray(4 * side * side);
  for (const [colour, dot] of dotOf) {
    const channels = [colour >> 12, (colour >> 6) & STEPS, colour & STEPS];
    dots.set([...channels.map((one) => (one * 255) / STEPS), 255], 4 * dot);
  }
  return { side, dots, dotsOf: (part) => known.get(part)! };
}
