// Who sent a postcard, and what it is about, without its text, which is fetched when it is read.
import type { Card } from "../state/farm.ts";
import { cards } from "./doneStrings.ts";
import { presentWords } from "./presentWords.ts";
import { spokenOf, writerName } from "./writerName.ts";

/** "A postcard from the vet." */
export const cardFrom = (card: Card): string =>
  "subject" in card ? cards.from(spokenOf(card.villager)) : cards.lay(presentWords(card.what));

/** Who stands below it. */
export const cardSender = (card: Card): string =>
  "subject" in card ? writerName(card.villager) : cards.neighbour;
