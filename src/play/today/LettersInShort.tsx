// Letters that can be sent, a tile each; and what came back for the last that was.
import { strings as farmStrings } from "../../farm/describe/strings.ts";
import { arrives } from "../../farm/letters/letter.ts";
import { hasGoodsFor } from "../../farm/letters/lettersHere.ts";
import { VillagerFace } from "../../people/index.ts";
import { ActionButton } from "../papers/parts/ActionButton.tsx";
import { shortName } from "../papers/parts/shortName.ts";
import { Tile, Tiles } from "../papers/parts/Tile.tsx";
import type { PaperProps } from "../session/paperProps.ts";
import { strings as view } from "../view/strings.ts";
import { capitaliseLine } from "../view/words.ts";
import { strings } from "./strings.ts";
import css from "./Today.module.css";

type Props = { readonly paper: PaperProps; readonly onLetters: () => void };

const MOST = 3;

export function LettersInShort({ paper, onLetters }: Props) {
  const { state, now, clock, answered } = paper;
  const { farm } = state;
  const all = farm.letters.map((letter, slot) => ({
    letter,
    slot,
    at: arrives(letter, slot, now),
  }));
  const here = all.filter(({ at }) => at <= now);
  const ready = here.filter(({ letter }) => letter.good !== null && hasGoodsFor(farm, letter));
  const [back] = answered;
  const others = here.length - Math.min(MOST, ready.length);
  const soonest = Math.min(...all.map(({ at }) => at));
  return (
    <section className={css.part}>
      <h3 tabIndex={-1}>{view.letters}</h3>
      {back && (
        <p className={css.back}>
          <b>{view.wrote(shortName(back.letter.villager))}</b> {back.words}
        </p>
      )}
      {here.length === 0 && <p>{strings.noLetters(clock(soonest))}</p>}
      {ready.length > 0 && (
        <Tiles>
          {ready.slice(0, MOST).map(({ letter: { villager, good, count, pay, n }, slot }) => {
            const goods = farmStrings.count(good!, count);
            return (
              <Tile
                key={`${slot} ${n}`}
                paper={paper}
                id={`today letter ${slot}`}
                picture={<VillagerFace farm={farm} who={villager} size={40} />}
                name={capitaliseLine(goods)}
                line={strings.from(shortName(villager), view.pence(pay))}
                group={shortName(villager)}
              >
                <ActionButton
                  paper={paper}
                  wish={{ kind: "answer", slot }}
                  label={view.sendWhat(goods)}
                >
                  {view.send}
                </ActionButton>
              </Tile>
            );
          })}
        </Tiles>
      )}
      {here.length > 0 && (
        <button type="button" className={css.read} onClick={onLetters}>
          {strings.read(others)}
        </button>
      )}
    </section>
  );
}
