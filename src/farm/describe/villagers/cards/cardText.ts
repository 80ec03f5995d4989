// What a card in the rack says: a villager's text for its subject, with this farm's facts in it, or a neighbour's sentence and what lay beside it.
import { civilDate, dayAt } from "../../../numbers/time.ts";
import type { Card } from "../../../state/farm.ts";
import { cardFrom } from "../../cardWords.ts";
import { neighbourSentences } from "../../neighbourSentences.ts";
import type { CardText } from "./card.ts";
import { cardsOf } from "./cardsOf.ts";
import { withFacts } from "./factWords.ts";

/** One that the law has put into the rack. */
export type Postcard = Extract<Card, { readonly subject: unknown }>;

/** The pedlar has one for each month, others one for what they may write of. */
function isOf({ writer, of }: CardText, { villager, about, at }: Postcard): boolean {
  if (writer !== villager) return false;
  if (of === undefined) return true;
  return typeof of === "number"
    ? of === civilDate(dayAt(at)).month
    : Object.values(about).includes(of);
}

export async function cardText(card: Card): Promise<string> {
  if (!("subject" in card)) return `${neighbourSentences[card.words]} ${cardFrom(card)}`;
  const written = (await cardsOf(card.subject)).find((one) => isOf(one, card));
  if (!written) throw new Error(`No text of ${card.villager} for ${card.subject}`);
  return withFacts(written.text, card.subject, card.about);
}
