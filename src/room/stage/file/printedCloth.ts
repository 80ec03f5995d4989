// Printed cloth as files know it: the triangles that have one print, and its square as a picture.
import { linearToSrgb } from "../../../models/colour.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import { patternDots } from "../../../models/prints/patternDots.ts";
import { type PatternId, printPatterns } from "../../../models/prints/patterns.ts";

/** Dots across the square of a pattern. */
export const SQUARE_DOTS = 64;

export type PrintedCloth = {
  readonly pattern: PatternId;
  /** The light of the second tone as so many times that of the first. */
  readonly tone: Vec;
  readonly index: Uint32Array;
};

/** What is plain, and what is printed, print by print. */
export function clothOf({ index, print }: Pick<Triangles, "index" | "print">): {
  readonly plain: Uint32Array;
  readonly printed: readonly PrintedCloth[];
} {
  if (!print) return { plain: index, printed: [] };
  const plain: number[] = [];
  const found = new Map<string, { pattern: PatternId; tone: Vec; index: number[] }>();
  for (let i = 0; i < index.length; i += 3) {
    const corners = [index[i]!, index[i + 1]!, index[i + 2]!];
    const [first] = corners as [number];
    const pattern = printPatterns[print.of[first]! - 1]?.id;
    if (!pattern) {
      plain.push(...corners);
      continue;
    }
    const tone = [0, 1, 2].map((k) => print.tone[3 * first + k]!) as unknown as Vec;
    const key = `${pattern} ${tone.map((times) => times.toFixed(3)).join(" ")}`;
    const cloth = found.get(key) ?? { pattern, tone, index: [] };
    found.set(key, cloth);
    cloth.index.push(...corners);
  }
  return {
    plain: Uint32Array.from(plain),
    printed: [...found.values()].map((cloth) => ({
      ...cloth,
      index: Uint32Array.from(cloth.index),
    })),
  };
}

/** Both tones in linear light; red, green, blue and whole, for the eye. */
export function clothDots(
  pattern: PatternId,
  first: Vec,
  second: Vec,
): Uint8ClampedArray<ArrayBuffer> {
  const shares = patternDots(pattern, SQUARE_DOTS);
  const dots = new Uint8ClampedArray(shares.length * 4);
  for (const [i, share] of shares.entries()) {
    const channel = (k: 0 | 1 | 2) =>
      255 * linearToSrgb(first[k] + ((second[k] - first[k]) * share) / 255);
    dots.set([channel(0), channel(1), channel(2), 255], 4 * i);
  }
  return dots;
}
