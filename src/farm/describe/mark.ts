// A maker's mark in words: "made from 6 sheaves of wheat of field 5150, Leaf-fall 2026".
import { seasonNames } from "../../fields/seasonNames.ts";
import type { Mark } from "../made/madeOf.ts";
import { civilDate, dayAt, type Ms, seasonOn } from "../numbers/time.ts";
import { entriesOf } from "../state/counts.ts";
import { type Made, type Piece, pieces } from "../tables/pieces.ts";
import { strings, weighedAs } from "./strings.ts";

/** "Leaf-fall 2026". */
const seasonWords = (at: Ms): string =>
  `${seasonNames[seasonOn(dayAt(at))]} ${civilDate(dayAt(at)).year}`;

function stuff(piece: Piece): string {
  const { goods: takes = {}, timber, straw }: Made = pieces[piece];
  const words = [
    ...entriesOf(takes).map(([good, count]) => strings.count(good, count)),
    ...(timber ? [strings.timber(timber)] : []),
    ...(straw ? [strings.straw(straw)] : []),
  ];
  return words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")}${strings.and}${words.at(-1)}`;
}

export function markWords(mark: Mark): string {
  const { mark: said } = strings;
  const when = seasonWords(mark.at);
  switch (mark.kind) {
    case "piece":
      return said.piece(stuff(mark.piece), mark.field, when);
    case "trophy":
      return said.trophy(weighedAs(mark.crop), strings.grams(mark.grams), mark.field, when);
    case "dish":
      return said.dish(mark.count, mark.field, when);
  }
}
