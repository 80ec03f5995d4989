// A name for somebody of the company, from the list, or the one that they had before.
import select from "@loamstead/ui/Select.module.css";
import { useState } from "react";
import { calledAt, freeCompanyNames } from "../../../farm/meadow/company.ts";
import { type Companion, type CompanyName, companionIds } from "../../../farm/tables/company.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { strings as said } from "./companyStrings.ts";

type CallingProps = {
  readonly paper: PaperProps;
  readonly who: Companion;
  /** How the row names them. */
  readonly spoken: string;
  /** What they are called by everybody else, if anything. */
  readonly own: string | null;
};

/** No name of the list is empty. */
const AS_BEFORE = "";

export function Calling({ paper, who, spoken, own }: CallingProps) {
  const [chosen, choose] = useState<string | null>(null);
  const { farm } = paper.state;
  const { field } = paper.played.ground;
  const free = freeCompanyNames(farm, field);
  const mayGoBack = calledAt(farm, field, who) !== null;
  const isOffered =
    chosen === AS_BEFORE ? mayGoBack : chosen !== null && free.includes(chosen as CompanyName);
  // Not the same first offer for each of them.
  const value = isOffered ? chosen! : free[(7 * companionIds.indexOf(who) + field) % free.length]!;
  const name = value === AS_BEFORE ? null : (value as CompanyName);
  return (
    <>
      <label>
        <span className="visually-hidden">{said.name(spoken)}</span>
        <select
          className={select.select}
          value={value}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {mayGoBack && <option value={AS_BEFORE}>{said.asBefore(own)}</option>}
          {free.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <ActionButton paper={paper} kind="quiet" wish={{ kind: "call", who, name }}>
        {name === null ? said.callAsBefore(own) : said.call(name)}
      </ActionButton>
    </>
  );
}
