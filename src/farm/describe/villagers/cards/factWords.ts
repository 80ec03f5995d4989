// A postcard's facts as they stand in its sentences.

import type { Season } from "../../../../models/seasons.ts";
import type { NewsFacts } from "../../../state/farm.ts";
import { type Crop, isCrop } from "../../../tables/crops.ts";
import type { Good } from "../../../tables/goods.ts";
import type { Heirloom } from "../../../tables/heirlooms.ts";
import type { FarmPiece } from "../../../tables/pieces.ts";
import type { ProducerKind } from "../../../tables/producers.ts";
import type { CardSubject, Fact } from "../../../tables/subjects.ts";
import { dyeName } from "../../dyeNames.ts";
import { inSentence } from "../../listed.ts";
import { kindOf, pieceName } from "../../pieceNames.ts";
import { producerNames } from "../../producerNames.ts";
import { seedName } from "../../refusal.ts";
import { goods, strings, weighedAs } from "../../strings.ts";

/** Many of it, and bare: what stands on a field is no basket and no sheaf. */
const bare: { readonly [C in Crop]?: string } = {
  pea: "peas",
  wheat: "wheat",
  maize: "maize",
  bean: "beans",
};
const manyOf = (crop: Crop): string => bare[crop] ?? goods[crop][1];

function markWords(id: string): string {
  if (isCrop(id)) return manyOf(id);
  return id in producerNames ? producerNames[id as ProducerKind][1] : goods[id as Good][1];
}

/** "pumpkin trophy": a board over it says it the other way round. */
function pieceWords(piece: FarmPiece): string {
  const isTrophy = kindOf(piece) === "trophies";
  return isTrophy ? `${piece.slice("trophy-".length)} trophy` : inSentence(pieceName(piece));
}

/** Of those facts that stand in texts; others say only who writes. */
const words: { readonly [F in Fact]?: (fact: string, subject: CardSubject) => string } = {
  crop: (crop, subject) => (subject === "oneCrop" ? manyOf(crop as Crop) : weighedAs(crop as Crop)),
  grams: (grams) => strings.grams(Number(grams)),
  heirloom: (heirloom) => seedName(heirloom as Heirloom),
  mark: markWords,
  piece: (piece) => pieceWords(piece as FarmPiece),
  dye: (dye) => dyeName(...(dye.split(" ") as [Crop, Season])),
  dish: (dish) => goods[dish as Good][0],
  name: (name) => name,
  days: (days) => days,
  from: (field) => field,
  to: (field) => field,
};

/** Grams stand as {weight}, the others by their own names. */
const placeOf = (fact: string): string => (fact === "grams" ? "weight" : fact);

/** The text with its facts in their places. */
export function withFacts(text: string, subject: CardSubject, about: NewsFacts): string {
  let filled = text;
  for (const [fact, value] of Object.entries(about)) {
    const said = words[fact as Fact]?.(String(value), subject);
    if (said !== undefined) filled = filled.replaceAll(`{${placeOf(fact)}}`, said);
  }
  return filled;
}
