// Printed cloth where corners have no colours: its triangles in a few shades, each with a picture of its own.
import type { PrintedCorners, Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import type { PatternId } from "../../../models/prints/patterns.ts";
import { clothOf, type PrintedCloth } from "./printedCloth.ts";

export type ShadedCloth = {
  /** The same for what looks the same. */
  readonly key: string;
  readonly pattern: PatternId;
  /** Linear light. */
  readonly first: Vec;
  readonly second: Vec;
};

type Printed = Triangles & { readonly print: PrintedCorners };

export type Dressed = {
  readonly plain: Triangles;
  readonly printed: readonly { readonly cloth: ShadedCloth; readonly part: Printed }[];
};

/** Shades from the brightest down: contact shade turns soft where it has more, and each is a picture. */
const SHADES = 4;
const BYTE = 255;

/** Only the corners that these triangles use. */
function only(part: Printed, index: readonly number[]): Printed {
  const used = [...new Set(index)];
  const place = new Map(used.map((corner, i) => [corner, i]));
  const pick = (from: Float32Array, size: number) =>
    Float32Array.from(
      used.flatMap((corner) => [...from.subarray(size * corner, size * corner + size)]),
    );
  return {
    position: pick(part.position, 3),
    normal: pick(part.normal, 3),
    color: pick(part.color, 3),
    index: Uint32Array.from(index, (corner) => place.get(corner)!),
    print: {
      at: pick(part.print.at, 2),
      tone: pick(part.print.tone, 3),
      of: Uint8Array.from(used, (corner) => part.print.of[corner]!),
    },
  };
}

function shadesOf(part: Printed, { pattern, tone, index }: PrintedCloth): Dressed["printed"] {
  const { color } = part;
  const colours = Array.from({ length: index.length / 3 }, (_, triangle) =>
    [0, 1, 2].map(
      (k) => [0, 1, 2].reduce((sum, i) => sum + color[3 * index[3 * triangle + i]! + k]!, 0) / 3,
    ),
  );
  const light = (colour: readonly number[]) => colour[0]! + colour[1]! + colour[2]!;
  const brightest = colours.reduce((a, b) => (light(b) > light(a) ? b : a));
  const shades = new Map<number, number[]>();
  for (const [triangle, colour] of colours.entries()) {
    const shade = Math.max(1, Math.round((light(colour) / light(brightest)) * SHADES));
    const own = shades.get(shade) ?? [];
    shades.set(shade, own);
    own.push(...index.subarray(3 * triangle, 3 * triangle + 3));
  }
  return [...shades].map(([shade, own]) => {
    const first = brightest.map((value) => (value * shade) / SHADES) as unknown as Vec;
    const second = first.map((value, k) => Math.min(1, value * tone[k]!)) as unknown as Vec;
    const key = [pattern, ...[...first, ...second].map((value) => Math.round(value * BYTE))].join(
      " ",
    );
    return { cloth: { key, pattern, first, second }, part: only(part, own) };
  });
}

export function dressedOf(part: Triangles): Dressed {
  const { print } = part;
  if (!print) return { plain: part, printed: [] };
  const { plain, printed } = clothOf(part);
  return {
    plain: { ...part, index: plain },
    printed: printed.flatMap((cloth) => shadesOf({ ...part, print }, cloth)),
  };
}
