// Painted things behind a picture: the sun and three lines of hills, flat and unlit.
import { cylinder, moved, type Part, type Point2, slab, turned } from "../src/models/parts.ts";

export type Hill = { y: number; rise: number; wave: number; colour: string; top: string };

/** Draws in the plane of the picture, for a camera at `heading` and `tilt` above the ground. */
export function inPicture(
  parts: readonly Part[],
  heading: number,
  tilt: number,
  away: number,
): Part[] {
  return turned(turned(moved(parts, [0, 0, -away]), [-tilt, 0, 0]), [0, heading, 0]);
}

export function hills(width: number, lines: readonly Hill[]): Part[] {
  return lines.map(({ y, rise, wave, colour, top }, k) => {
    const crest = Array.from({ length: 41 }, (_, i): Point2 => {
      const t = 1 - i / 40;
      return [
        (t - 0.5) * width,
        y + rise * Math.sin(wave * t * 6.283 + k * 2.1) + rise * 0.4 * Math.sin(wave * t * 14 + k),
      ];
    });
    const outline: Point2[] = [[-width / 2, y - 22], [width / 2, y - 22], ...crest];
    return slab(outline, 0.02, [0, 0, k * 0.5], colour, { glow: true, bevel: 0, top });
  });
}

export function disc(r: number, at: readonly [number, number, number], colour: string): Part {
  return cylinder(r, 0.02, at, colour, {
    glow: true,
    sides: 64,
    bevel: 0,
    turn: [Math.PI / 2, 0, 0],
  });
}
