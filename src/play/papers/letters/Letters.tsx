// The letters: what lies under the gate now, what came back for those that were answered here, and when the next ones come.
import { useState } from "react";
import { villagerNames } from "../../../farm/describe/villagerNames.ts";
import { letterText } from "../../../farm/describe/villagers/letterText.ts";
import { arrives } from "../../../farm/letters/letter.ts";
import type { Villager } from "../../../farm/tables/villagers.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { LetterRow } from "./LetterRow.tsx";
import { strings } from "./strings.ts";

type Answer = { readonly from: Villager; readonly words: string };

export function Letters(paper: PaperProps) {
  const { state, now, clock } = paper;
  const [answers, keep] = useState<readonly Answer[]>([]);
  const letters = state.farm.letters.map((letter, slot) => ({
    letter,
    slot,
    from: arrives(letter, slot, now),
  }));
  const here = letters.filter(({ from }) => from <= now);
  const coming = letters.filter(({ from }) => from > now).sort((a, b) => a.from - b.from);
  const say: PaperProps["say"] = (result, wish) => {
    paper.say(result, wish);
    if (!result.ok || (wish.kind !== "answer" && wish.kind !== "decline")) return;
    const letter = state.farm.letters[wish.slot]!;
    const { reply, declined } = letterText(letter);
    const words = wish.kind === "answer" ? reply : declined;
    keep((before) => [{ from: letter.villager, words }, ...before]);
  };
  return (
    <>
      {answers.length > 0 && (
        <Part title={strings.back}>
          <ul role="list" className={css.rows}>
            {answers.map(({ from, words }) => (
              <Row key={words} name={villagerNames[from]} words={words} />
            ))}
          </ul>
        </Part>
      )}
      <Part title={strings.gate}>
        <p className={css.note}>{here.length === 0 ? strings.none : strings.waits}</p>
        <ul role="list" className={css.rows}>
          {here.map(({ letter, slot }) => (
            <LetterRow
              key={`${slot} ${letter.n}`}
              paper={{ ...paper, say }}
              slot={slot}
              letter={letter}
            />
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
