// Lays out what is written on a share card: a title in as many lines as it takes, a few words below it, the site's name at the foot.
import { widthOf, wrapped, written } from "../../src/fields/card/writing.ts";

export type CardWords = { title: string; below: string; name: string };

const LEFT = 70;
const WIDEST = 460;
/** The title keeps within these lines, above the name at the foot. */
const MIDDLE = 280;
const HIGHEST = 330;
const sizes = [84, 76, 68, 60, 52, 46, 40] as const;
const LEAD = 1.1;
const small = { size: 34, gap: 30 } as const;
const foot = { size: 30, line: 562, left: 126 } as const;

const ink = { title: "#3b2a1e", below: "#566a1c" } as const;

const fits = (lines: readonly string[], size: number) =>
  lines.length * size * LEAD <= HIGHEST && lines.every((line) => widthOf(line, size) <= WIDEST);

/** The largest size in which a title has its place, and its lines in it. */
export function titleLines(title: string): { size: number; lines: string[] } {
  const least = sizes.at(-1)!;
  const size = sizes.find((each) => fits(wrapped(title, each, WIDEST), each)) ?? least;
  return { size, lines: wrapped(title, size, WIDEST) };
}

export function lettering({ title, below, name }: CardWords): string {
  const { size, lines } = titleLines(title);
  const more = wrapped(below, small.size, WIDEST);
  const lead = small.size * 1.3;
  const high = (lines.length - 1) * size * LEAD + small.gap + more.length * lead;
  const first = MIDDLE - high / 2 + size * 0.35;
  const last = first + (lines.length - 1) * size * LEAD + small.gap + small.size * 0.9;
  return [
    ...lines.map((line, i) => written(line, LEFT, first + i * size * LEAD, size, ink.title)),
    ...more.map((line, i) => written(line, LEFT, last + i * lead, small.size, ink.below)),
    written(name, foot.left, foot.line, foot.size, ink.title),
  ].join("");
}
