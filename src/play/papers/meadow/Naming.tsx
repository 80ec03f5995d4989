// A name for the next animal of a kind that has none, from the list.
import select from "@loamstead/ui/Select.module.css";
import { useState } from "react";
import { freeNames } from "../../../farm/meadow/names.ts";
import type { Name } from "../../../farm/tables/names.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { WishButton } from "../parts/WishButton.tsx";
import type { Group } from "./group.ts";
import { strings } from "./strings.ts";

type NamingProps = {
  readonly paper: PaperProps;
  readonly group: Group;
  /** The first that has no name, by its place on the meadow. */
  readonly nameless: number;
};

export function Naming({ paper, group: { count, names }, nameless }: NamingProps) {
  const [chosen, choose] = useState<Name | null>(null);
  const free = freeNames(paper.state.farm);
  // Not the same first offer for every kind and every animal.
  const name =
    chosen !== null && free.includes(chosen) ? chosen : free[(7 * nameless) % free.length]!;
  return (
    <>
      <label>
        <span className="visually-hidden">{strings.name}</span>
        <select
          className={select.select}
          value={name}
          onChange={({ currentTarget }) => choose(currentTarget.value as Name)}
        >
          {free.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <WishButton paper={paper} kind="quiet" wish={{ kind: "name", animal: nameless, name }}>
        {strings.call(count - names.length, name)}
      </WishButton>
    </>
  );
}
