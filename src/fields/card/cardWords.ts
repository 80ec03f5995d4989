// What is written on the card of a field beside a link: its name, and its number below.
import type { Hour } from "../../scene/light/hours.ts";
import { fieldName } from "../names/fieldName.ts";
import type { FieldTraits } from "../traits.ts";
import { LETTER_SIZE, letters } from "./letters.ts";

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

/** In letters of size 1. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letters[letter]?.[0] ?? 0), 0) / LETTER_SIZE;

function written(text: string, x: number, y: number, size: number, ink: string): string {
  let at = 0;
  const outlines = [...text].map((letter) => {
    const [wide, outline] = letters[letter] ?? [0, ""];
    const placed = outline && `<path transform="translate(${at})" d="${outline}"/>`;
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

export function cardWords(traits: FieldTraits, hour: Hour): string {
  const lines = linesOf(fieldName(traits.id, traits));
  const size = Math.min(name.most, WIDEST / Math.max(...lines.map(widthOf)));
  const lead = size * name.lead;
  const first = MIDDLE - ((lines.length - 1) * lead + number.gap) / 2 + size * 0.35;
  const last = first + (lines.length - 1) * lead;
  const ink = inks[hour];
  return [
    ...lines.map((line, i) => written(line, LEFT, first + i * lead, size, ink.name)),
    written(`Field ${traits.id}`, LEFT, last + number.gap, number.size, ink.number),
  ].join("");
}
