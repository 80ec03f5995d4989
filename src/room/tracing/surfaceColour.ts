// The own colour of what was met: as its corners have it, with the print of its cloth or the picture that hangs there.
import { linear, toLinear } from "../../models/colour.ts";
import { patternDots } from "../../models/prints/patternDots.ts";
import { printPatterns } from "../../models/prints/patterns.ts";
import { roomLights } from "../../scene/light/roomLight.ts";
import type { RoomHour } from "../model/room.ts";
import { covered } from "../stage/pictures/pictureQuads.ts";
import type { TracedPart } from "./gatherTriangles.ts";
import type { Meeting } from "./meeting.ts";

/** Three bytes to a dot, row after row from above. */
export type PicturePixels = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
};

/** Dots along a square of a pattern, of which there is a power of two. */
const CLOTH = 64;

/** Between four dots, of which `dot` tells one. */
function smooth(x: number, y: number, dot: (x: number, y: number) => number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const upper = dot(i, j) + (dot(i + 1, j) - dot(i, j)) * (x - i);
  const lower = dot(i, j + 1) + (dot(i + 1, j + 1) - dot(i, j + 1)) * (x - i);
  return upper + (lower - upper) * (y - j);
}

/** `pictures` stand in the order in which they hang. */
export function surfaceColour(
  { share, corner }: Meeting,
  hour: RoomHour,
  pictures: readonly PicturePixels[],
) {
  const base = new Float32Array(3);
  const outside = linear(roomLights[hour].outside);
  const cloths = new Map<number, Uint8Array>();

  const between = (of: Float32Array, size: number, k: number): number =>
    of[corner[0]! * size + k]! * share[0]! +
    of[corner[1]! * size + k]! * share[1]! +
    of[corner[2]! * size + k]! * share[2]!;

  function clothOf(pattern: number): Uint8Array {
    const known = cloths.get(pattern);
    if (known) return known;
    const dots = patternDots(printPatterns[pattern - 1]!.id, CLOTH);
    cloths.set(pattern, dots);
    return dots;
  }

  function print({ at, of, tone }: NonNullable<TracedPart["part"]["print"]>): void {
    const dots = clothOf(of[corner[0]!]!);
    const second = smooth(
      between(at, 2, 0) * CLOTH - 0.5,
      between(at, 2, 1) * CLOTH - 0.5,
      (x, y) => dots[(y & (CLOTH - 1)) * CLOTH + (x & (CLOTH - 1))]! / 255,
    );
    for (let k = 0; k < 3; k++) base[k]! *= 1 + (tone[corner[0]! * 3 + k]! - 1) * second;
  }

  function hang({ part, quad, picture }: TracedPart): void {
    const { width, height, pixels } = pictures[picture!]!;
    const { aspect, isOutside } = quad!;
    const { at } = part.print!;
    const seen = covered(width / height, aspect);
    const x = (0.5 + (between(at, 2, 0) - 0.5) * seen.u) * width - 0.5;
    const y = (0.5 - (between(at, 2, 1) - 0.5) * seen.v) * height - 0.5;
    const held = (value: number, most: number) => Math.min(most, Math.max(0, value));
    for (let k = 0; k < 3; k++) {
      const dot = (i: number, j: number) =>
        pixels[(held(j, height - 1) * width + held(i, width - 1)) * 3 + k]! / 255;
      base[k]! *= toLinear(smooth(x, y, dot)) * (isOutside ? outside[k]! : 1);
    }
  }

  return {
    base,
    between,
    /** Into `base`, as linear light. */
    colour(put: TracedPart): void {
      const { color, print: printed } = put.part;
      for (let k = 0; k < 3; k++) base[k] = between(color, 3, k);
      if (put.quad) hang(put);
      else if (printed && printed.of[corner[0]!]! > 0) print(printed);
    },
  };
}
