// A letter that is read: part of a story, of the season, or the last of one; with what it asks for and pays.
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { villagerNames } from "../../../farm/describe/villagerNames.ts";
import { letterText } from "../../../farm/describe/villagers/letterText.ts";
import { countOf } from "../../../farm/state/counts.ts";
import type { Letter } from "../../../farm/state/farm.ts";
import { VillagerFace } from "../../../people/index.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import type { WishButtonProps } from "../parts/ActionButton.tsx";
import paperCss from "../parts/paper.module.css";
import { useFetched } from "../parts/useFetched.ts";
import css from "./Letters.module.css";
import { PutAside, SendLetter } from "./LetterWays.tsx";
import { SowFor } from "./SowFor.tsx";
import { strings } from "./strings.ts";

export type LetterProps = {
  readonly paper: PaperProps;
  readonly letter: Letter;
  readonly slot: number;
  readonly kind?: WishButtonProps["kind"];
};

/** Fetched when it is shown. */
export function LetterText({ paper, letter, slot }: LetterProps) {
  const text = useFetched(`${slot} ${letter.n}`, () => letterText(letter, paper.state.farm));
  return (
    <p className={css.letter} data-text>
      {text}
    </p>
  );
}

/** What it asks for, what it pays, and what there is of it. */
export const askWords = ({ state: { farm } }: PaperProps, { good, count, pay }: Letter): string =>
  good === null
    ? strings.last
    : strings.asks(farmWords.count(good, count), pay, countOf(farm.barn, good));

export function OpenLetter(props: LetterProps) {
  const { paper, letter, slot } = props;
  const name = villagerNames[letter.villager];
  return (
    <li className={css.open}>
      <div className={css.from}>
        <VillagerFace who={letter.villager} size={56} farm={paper.state.farm} />
        <b>{name}</b>
      </div>
      <LetterText {...props} />
      <p className={paperCss.note}>{askWords(paper, letter)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div role="group" aria-label={name} className={paperCss.deeds}>
        <SendLetter {...props} />
        <PutAside paper={paper} slot={slot} />
        <SowFor paper={paper} letter={letter} />
      </div>
    </li>
  );
}
