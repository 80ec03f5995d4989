// The chapter of those who wrote: since when, how often, what they gave, and what they wrote, to be read again.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { giftWords } from "../../../farm/describe/giftWords.ts";
import { toldBy } from "../../../farm/describe/villagers/toldBy.ts";
import { hasGiven } from "../../../farm/letters/gifts.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { giftIds } from "../../../farm/tables/gifts.ts";
import { villagers } from "../../../farm/tables/villagers.ts";
import letterCss from "../letters/Letters.module.css";
import css from "../parts/paper.module.css";
import type { Chapter } from "./chapters.ts";
import { strings } from "./strings.ts";

type WritersProps = { readonly farm: Farm; readonly chapter: Chapter };

export function Writers({ farm, chapter: { title, leaves } }: WritersProps) {
  const written = leaves.filter(({ words }) => words !== null);
  return (
    <Fold title={strings.chapter(title, written.length, leaves.length)}>
      <ul role="list" className={css.rows}>
        {villagers.map((villager, i) => {
          const { name, words } = leaves[i]!;
          const told = toldBy(farm, villager);
          return (
            <li key={villager} className={css.row}>
              <p className={css.head}>
                <b>{name}</b>
              </p>
              <p className={css.words}>{words ?? strings.notYet}</p>
              {giftIds
                .filter((gift) => hasGiven(farm, villager, gift))
                .map((gift) => (
                  <p key={gift} className={css.words}>
                    {giftWords(villager, gift)}
                  </p>
                ))}
              {told.length > 0 && (
                <Fold title={strings.again(told.length)}>
                  <ol role="list">
                    {told.map(({ text, reply }) => (
                      <li key={reply}>
                        <p className={letterCss.letter}>{text}</p>
                        <p className={letterCss.reply}>{reply}</p>
                      </li>
                    ))}
                  </ol>
                </Fold>
              )}
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
