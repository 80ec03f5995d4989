// What is written on a card beside a link: a name, and below it a number or a few words.
import type { Hour } from "../../scene/light/hours.ts";
import { fieldName } from "../names/fieldName.ts";
import type { FieldTraits } from "../traits.ts";
import { glyphs, LETTER_SIZE } from "./letters.ts";

/** Where the words stand, beside an island that is moved aside for them. */
const LEFT = 70;
const WIDEST = 450;
const MIDDLE = 322;
const name = { most: 96, lead: 1.06 } as const;
const number = { size: 46, gap: 74 } as const;

const inks: Record<Hour, { name: string; number: string }> = {
  day: { name: "#3b2a1e", number: "#566a1c" },
  evening: { name: "#3b2a1e", number: "#5f3413" },
  night: { name: "#fbeed6", number: "#ffd58a" },
};

/** A comma is an apostrophe on the line. */
const COMMA = 128;
const outlineOf = (letter: string) => glyphs[letter === "," ? "'" : letter] ?? ([0, ""] as const);

/** In letters of size 1. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + outlineOf(letter)[0], 0) / LETTER_SIZE;

function written(text: string, x: number, y: number, size: number, ink: string): string {
  let at = 0;
  const outlines = [...text].map((letter) => {
    const [wide, outline] = outlineOf(letter);
    const place = letter === "," ? `${at} ${COMMA}` : `${at}`;
    const placed = outline && `<path transform="translate(${place})" d="${outline}"/>`;
    at += wide;
    return placed;
  });
  const scale = Math.round((1000 * size) / LETTER_SIZE) / 1000;
  return `<g fill="${ink}" transform="translate(${x} ${Math.round(y)})scale(${scale})">${outlines.join("")}</g>`;
}

/** Every line but the last holds one word: names are of two words, seldom of three. */
function linesOf(text: string): string[] {
  const [first, ...rest] = text.split(" ");
  return rest.length > 0 ? [first!, rest.join(" ")] : [first!];
}

/** As many words to a line as it has room for. */
function wrapped(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && widthOf(longer) * size <= WIDEST) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const below = { lead: 1.3, least: 32 } as const;

/** The words below are as large as a number where they are no longer than one. */
export function wordsOnCard(title: string, words: string, hour: Hour): string {
  const lines = linesOf(title);
  const size = Math.min(name.most, WIDEST / Math.max(...lines.map(widthOf)));
  const lead = size * name.lead;
  const small = widthOf(words) * number.size <= WIDEST ? number.size : below.least;
  const more = wrapped(words, small);
  const high = (lines.length - 1) * lead + number.gap + (more.length - 1) * small * below.lead;
  // A cloud lies below them.
  const middle = MIDDLE - (more.length - 1) * 9;
  const first = middle - high / 2 + size * 0.35;
  const last = first + (lines.length - 1) * lead + number.gap;
  const ink = inks[hour];
  return [
    ...lines.map((line, i) => written(line, LEFT, first + i * lead, size, ink.name)),
    ...more.map((line, i) => written(line, LEFT, last + i * small * below.lead, small, ink.number)),
  ].join("");
}

export const cardWords = (traits: FieldTraits, hour: Hour): string =>
  wordsOnCard(fieldName(traits.id, traits), `Field ${traits.id}`, hour);
