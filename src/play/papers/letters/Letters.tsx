// The letters: what lies under the gate now, what came back for those that were answered, and when the next ones come.
import { villagerNames } from "../../../farm/describe/villagerNames.ts";
import { arrives } from "../../../farm/letters/letter.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { LetterRow } from "./LetterRow.tsx";
import { strings } from "./strings.ts";

export function Letters(paper: PaperProps) {
  const { state, now, clock, answered } = paper;
  const letters = state.farm.letters.map((letter, slot) => ({
    letter,
    slot,
    from: arrives(letter, slot, now),
  }));
  const here = letters.filter(({ from }) => from <= now);
  const coming = letters.filter(({ from }) => from > now).sort((a, b) => a.from - b.from);
  return (
    <>
      {answered.length > 0 && (
        <Part title={strings.back}>
          <ul role="list" className={css.rows}>
            {answered.map(({ slot, letter, words }) => (
              <Row
                key={`${slot} ${letter.n}`}
                name={villagerNames[letter.villager]}
                words={words}
              />
            ))}
          </ul>
        </Part>
      )}
      <Part title={strings.gate}>
        <p className={css.note}>{here.length === 0 ? strings.none : strings.waits}</p>
        <ul role="list" className={css.rows}>
          {here.map(({ letter, slot }) => (
            <LetterRow key={`${slot} ${letter.n}`} paper={paper} slot={slot} letter={letter} />
          ))}
        </ul>
      </Part>
      {coming.length > 0 && (
        <Part title={strings.coming}>
          <ul role="list" className={css.rows}>
            {coming.map(({ slot, from }) => (
              <Row key={slot} name={strings.next} end={clock(from)} />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
