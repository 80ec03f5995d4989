// Lays out what is written on a share card: a title in as many lines as it takes, a few words below it, the site's name at the foot.
import { LETTER_SIZE, letters } from "../../src/fields/card/letters.ts";
import { moreLetters } from "./moreLetters.ts";

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

/** A letter that has no outline goes without its accent, and else is left out. */
const outlineOf = (letter: string) =>
  letters[letter] ??
  moreLetters[letter] ??
  letters[letter.normalize("NFD")[0] ?? ""] ??
  ([0, ""] as const);

const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + outlineOf(letter)[0], 0) * size) / LETTER_SIZE;

function written(text: string, x: number, y: number, size: number, fill: string): string {
  let at = 0;
  const outlines = [...text].map((letter) => {
    const [wide, outline] = outlineOf(letter);
    const placed = outline && `<path transform="translate(${at} 0)" d="${outline}"/>`;
    at += wide;
    return placed;
  });
  const scale = Math.round((1000 * size) / LETTER_SIZE) / 1000;
  return `<g fill="${fill}" transform="translate(${x} ${Math.round(y)}) scale(${scale})">${outlines.join("")}</g>`;
}

/** As many words to a line as it has room for. */
function wrapped(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && widthOf(longer, size) <= WIDEST) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const fits = (lines: readonly string[], size: number) =>
  lines.length * size * LEAD <= HIGHEST && lines.every((line) => widthOf(line, size) <= WIDEST);

/** The largest size in which a title has its place, and its lines in it. */
export function titleLines(title: string): { size: number; lines: string[] } {
  const least = sizes.at(-1)!;
  const size = sizes.find((each) => fits(wrapped(title, each), each)) ?? least;
  return { size, lines: wrapped(title, size) };
}

export function lettering({ title, below, name }: CardWords): string {
  const { size, lines } = titleLines(title);
  const more = wrapped(below, small.size);
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
