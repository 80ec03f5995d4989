// A maker's mark in words: "made from 6 sheaves of wheat of field 5150, Leaf-fall 2026".
import { seasonNames } from "../../fields/seasonNames.ts";
import type { Provenance } from "../made/madeOf.ts";
import { civilDate, dayAt, type Ms, seasonOn } from "../numbers/time.ts";
import { entriesOf } from "../state/counts.ts";
import { type FarmPiece, type PieceCost, pieceCosts } from "../tables/pieces.ts";
import { feastName } from "./festivalNames.ts";
import { strings, weighedAs } from "./strings.ts";

/** "Leaf-fall 2026". */
const seasonWords = (at: Ms): string =>
  `${seasonNames[seasonOn(dayAt(at))]} ${civilDate(dayAt(at)).year}`;

function stuff(piece: FarmPiece): string {
  const { goods: takes = {}, timber, straw }: PieceCost = pieceCosts[piece];
  const words = [
    ...entriesOf(takes).map(([good, count]) => strings.count(good, count)),
    ...(timber ? [strings.timber(timber)] : []),
    ...(straw ? [strings.straw(straw)] : []),
  ];
  return words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")}${strings.and}${words.at(-1)}`;
}

export function markWords(mark: Provenance): string {
  const { mark: said } = strings;
  const when = seasonWords(mark.at);
  switch (mark.kind) {
    case "piece":
      return said.piece(stuff(mark.piece), mark.field, when);
    case "trophy":
      return said.trophy(weighedAs(mark.crop), strings.grams(mark.grams), mark.field, when);
    case "dish":
      return said.dish(mark.count, mark.field, when);
    case "feast":
      return said.feast(feastName(mark.festival), mark.year, mark.field);
  }
}
