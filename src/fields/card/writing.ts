// Writes a line in the letters of the house as outlines, for painters that have no fonts.
import { glyphs, LETTER_SIZE } from "./letters.ts";
import { moreLetters } from "./moreLetters.ts";

const known = (letter: string) => glyphs[letter] ?? moreLetters[letter];

/** A letter that has no outline goes without its accent, and else is left out. */
const outlineOf = (letter: string) =>
  known(letter) ?? known(letter.normalize("NFD")[0] ?? "") ?? ([0, ""] as const);

/** Whether nothing of it would be left out. */
export const canWrite = (text: string): boolean =>
  text.trim() !== "" && [...text].every((letter) => outlineOf(letter)[0] > 0);

export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + outlineOf(letter)[0], 0) * size) / LETTER_SIZE;

/** `y` is the line that its letters stand on. */
export function written(text: string, x: number, y: number, size: number, fill: string): string {
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
export function wrapped(text: string, size: number, widest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && widthOf(longer, size) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
