// Who has written, in a line each; a letter that can be answered is answered here, and what came back for the last stands there.
import { strings as farmStrings } from "../../farm/describe/strings.ts";
import { villagerNames } from "../../farm/describe/villagerNames.ts";
import { arrives } from "../../farm/letters/letter.ts";
import { countOf } from "../../farm/state/counts.ts";
import type { Villager } from "../../farm/tables/villagers.ts";
import type { PaperProps } from "../session/paperProps.ts";
import { strings } from "../view/strings.ts";
import css from "./Today.module.css";

type Props = PaperProps & { readonly onLetters: () => void };

const MOST = 2;

/** As one speaks of them: without what they are or where they live. */
const shortName = (villager: Villager): string => villagerNames[villager].split(",")[0]!;

export function LettersInShort({ played, state, now, clock, say, answered, onLetters }: Props) {
  const { farm } = state;
  const all = farm.letters.map((letter, slot) => ({
    letter,
    slot,
    at: arrives(letter, slot, now),
    have: countOf(farm.barn, letter.good),
  }));
  const here = all
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => Number(isShort(a)) - Number(isShort(b)));
  const [back] = answered;
  const soonest = Math.min(...all.map(({ at }) => at));
  return (
    <section className={css.part}>
      <h3>{strings.letters}</h3>
      {back && (
        <p className={css.back}>
          <b>{strings.wrote(shortName(back.letter.villager))}</b> {back.words}
        </p>
      )}
      {here.length === 0 && <p>{strings.noLetters(clock(soonest))}</p>}
      <ul role="list" className={css.letters}>
        {here.slice(0, MOST).map((one) => {
          const { letter, slot, have } = one;
          const what = farmStrings.count(letter.good, letter.count);
          return (
            <li key={slot} className={css.letter}>
              <p>
                {strings.asks(
                  shortName(letter.villager),
                  what,
                  have,
                  farmStrings.pence(letter.pay),
                )}
              </p>
              {!isShort(one) && (
                <button
                  type="button"
                  className={css.send}
                  aria-label={strings.sendWhat(what)}
                  onClick={() => {
                    const wish = { kind: "answer", slot } as const;
                    say(played.act(wish), wish);
                  }}
                >
                  {strings.send}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {here.length > 0 && (
        <button type="button" className={css.read} onClick={onLetters}>
          {strings.read} ({here.length})
        </button>
      )}
    </section>
  );
}

const isShort = ({ letter, have }: { letter: { count: number }; have: number }): boolean =>
  have < letter.count;
