// A letter: who writes and what, what they ask for and pay, to be answered or put aside.
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { villagerNames } from "../../../farm/describe/villagerNames.ts";
import { letterText } from "../../../farm/describe/villagers/letterText.ts";
import { quote } from "../../../farm/market/price.ts";
import { countOf } from "../../../farm/state/counts.ts";
import type { Letter } from "../../../farm/state/farm.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Row } from "../parts/Row.tsx";
import { WishButton } from "../parts/WishButton.tsx";
import css from "./Letters.module.css";
import { strings } from "./strings.ts";

type LetterRowProps = {
  readonly paper: PaperProps;
  readonly letter: Letter;
  readonly slot: number;
};

export function LetterRow({ paper, letter, slot }: LetterRowProps) {
  const { state, now } = paper;
  const { villager, good, count, pay } = letter;
  const goods = farmWords.count(good, count);
  const words = [
    strings.asks(goods),
    strings.have(countOf(state.farm.barn, good)),
    strings.pays(pay, quote(state.farm, good, count, now)),
  ];
  return (
    <Row
      name={villagerNames[villager]}
      words={
        <>
          <span className={css.letter}>{letterText(letter).text}</span>
          {words.join(" ")}
        </>
      }
      group={villagerNames[villager]}
    >
      <WishButton paper={paper} wish={{ kind: "answer", slot }}>
        {strings.send(goods)}
      </WishButton>
      <WishButton paper={paper} kind="quiet" wish={{ kind: "decline", slot }}>
        {strings.decline}
      </WishButton>
    </Row>
  );
}
