// The farm's own name on the board at its gate: of two words from the lists, written there or taken off.
import select from "@loamstead/ui/Select.module.css";
import { type ReactNode, useState } from "react";
import { farmName } from "../../../farm/describe/yardNames.ts";
import {
  type FarmFirst,
  type FarmName,
  type FarmSecond,
  firstNames,
  secondNames,
} from "../../../farm/tables/farmNames.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { offeredName } from "./offeredName.ts";
import { strings } from "./strings.ts";

type WordProps<W extends string> = {
  readonly label: string;
  readonly words: readonly W[];
  readonly value: W;
  readonly onWord: (word: W) => void;
};

const Word = <W extends string>({ label, words, value, onWord }: WordProps<W>): ReactNode => (
  <label>
    <span className="visually-hidden">{label}</span>
    <select
      className={select.select}
      value={value}
      onChange={({ currentTarget }) => onWord(currentTarget.value as W)}
    >
      {words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </select>
  </label>
);

export function FarmNaming({ paper }: { readonly paper: PaperProps }) {
  const { name } = paper.state.farm;
  const [chosen, setChosen] = useState<FarmName | null>(null);
  const shown = chosen ?? name ?? offeredName(paper.played.ground.field);
  const isThere = name !== undefined && farmName(name) === farmName(shown);
  return (
    <>
      <Word<FarmFirst>
        label={strings.firstWord}
        words={firstNames}
        value={shown.first}
        onWord={(first) => setChosen({ ...shown, first })}
      />
      <Word<FarmSecond>
        label={strings.secondWord}
        words={secondNames}
        value={shown.second}
        onWord={(second) => setChosen({ ...shown, second })}
      />
      {!isThere && (
        <ActionButton paper={paper} wish={{ kind: "nameFarm", name: shown }}>
          {strings.write(farmName(shown))}
        </ActionButton>
      )}
      {name && (
        <ActionButton paper={paper} kind="quiet" wish={{ kind: "nameFarm", name: null }}>
          {strings.wipe}
        </ActionButton>
      )}
    </>
  );
}
