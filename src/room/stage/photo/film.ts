// What many exposures leave together: their mean as light has it, not as screens write it (accumulation buffer).
import { linearToSrgb, toLinear } from "../../../models/colour.ts";

export type Film = {
  /** Adds one exposure of a strip: four bytes a dot, its lowest row first, colours times their cover. */
  readonly expose: (bytes: Uint8Array, strip: Strip) => void;
  /** After so many exposures: four bytes a dot from the top, as a picture has them. */
  readonly develop: (exposures: number) => Uint8ClampedArray<ArrayBuffer>;
};

/** Rows of the picture, counted from the top; those below its end are nobody's. */
export type Strip = { readonly top: number; readonly rows: number };

/** What a screen's byte stands for; and back, for 4096 steps of light. */
const STEPS = 4096;
const light = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));
const written = (value: number): number => 255 * linearToSrgb(value);

/** Null where there is no memory for it. */
export function openFilm(width: number, height: number): Film | null {
  const sums = reserved(width * height * 4);
  if (!sums) return null;
  return {
    expose(bytes, { top, rows }) {
      for (let j = 0; j < rows; j++) {
        const row = top + rows - 1 - j;
        if (row >= height) continue;
        let from = j * width * 4;
        let to = row * width * 4;
        for (let i = 0; i < width; i++, from += 4, to += 4) {
          sums[to]! += light[bytes[from]!]!;
          sums[to + 1]! += light[bytes[from + 1]!]!;
          sums[to + 2]! += light[bytes[from + 2]!]!;
          sums[to + 3]! += bytes[from + 3]! / 255;
        }
      }
    },
    develop(exposures) {
      const bytes = new Uint8ClampedArray(sums.length);
      const table = Float32Array.from({ length: STEPS + 1 }, (_, i) => written(i / STEPS));
      for (let i = 0; i < sums.length; i += 4) {
        const cover = sums[i + 3]! / exposures;
        bytes[i + 3] = cover * 255;
        if (cover <= 0) continue;
        for (let k = 0; k < 3; k++) {
          const value = Math.min(1, sums[i + k]! / exposures / cover);
          // Dark tones are closer together than the steps of the table.
          bytes[i + k] = value < 0.05 ? written(value) : table[Math.round(value * STEPS)]!;
        }
      }
      return bytes;
    },
  };
}

function reserved(length: number): Float32Array<ArrayBuffer> | null {
  try {
    return new Float32Array(length);
  } catch {
    return null;
  }
}

/** A canvas of a few rows at a time takes little memory of the card, however large the picture; all are alike. */
export function stripsOf(width: number, height: number, most: number): readonly Strip[] {
  const count = Math.ceil(height / Math.max(1, Math.min(height, Math.floor(most / width))));
  const rows = Math.ceil(height / count);
  return Array.from({ length: Math.ceil(height / rows) }, (_, i) => ({ top: i * rows, rows }));
}
