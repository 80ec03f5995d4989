// A card's words, fetched when it is read.
import { cardFrom } from "../../../farm/describe/cardWords.ts";
import { cardText } from "../../../farm/describe/villagers/cards/cardText.ts";
import type { Card } from "../../../farm/state/farm.ts";
import { useFetched } from "../parts/useFetched.ts";
import css from "./Letters.module.css";

export function CardWords({ card }: { readonly card: Card }) {
  const words = useFetched(`${card.at} ${cardFrom(card)}`, () => cardText(card));
  return (
    <p className={css.letter} data-text aria-live="polite">
      {words}
    </p>
  );
}
