// The rack: the last postcards that came as small pictures, of which one lies open, at first the newest.
import { useState } from "react";
import { cardFrom, cardSender } from "../../../farm/describe/cardWords.ts";
import type { Card } from "../../../farm/state/farm.ts";
import { VillagerFace } from "../../../people/index.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { NeighbourSign } from "../parts/NeighbourSign.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import { fullDateWords } from "../parts/words.ts";
import { CardWords } from "./CardWords.tsx";
import css from "./Letters.module.css";
import { strings } from "./strings.ts";

const titleOf = (card: Card): string => strings.card(cardSender(card), fullDateWords(card.at));
const keyOf = (card: Card): string => `${card.at} ${cardFrom(card)}`;

/** Nothing at all before the first one came. */
export function Rack({ state }: PaperProps) {
  const { farm } = state;
  const { cards } = farm;
  const [chosen, choose] = useState<string | null>(null);
  const open = cards.find((card) => keyOf(card) === chosen) ?? cards[0];
  if (!open) return null;
  return (
    <PaperSection title={strings.rack}>
      {cards.length > 1 && (
        <ul role="list" className={css.rack}>
          {cards.map((card) => (
            <li key={keyOf(card)}>
              <button
                type="button"
                className={css.card}
                aria-label={titleOf(card)}
                aria-pressed={card === open}
                onClick={() => choose(keyOf(card))}
              >
                {"subject" in card ? (
                  <VillagerFace farm={farm} who={card.villager} size={44} />
                ) : (
                  <NeighbourSign />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={css.sender} data-text>
        {titleOf(open)}
      </p>
      <CardWords card={open} />
    </PaperSection>
  );
}
