// A name for each animal that has none: eight to press, and more of them.
import { Button } from "@loamstead/ui/Button.tsx";
import { useState } from "react";
import { withArticle } from "../../../farm/describe/listed.ts";
import { producerNames } from "../../../farm/describe/producerNames.ts";
import { freeNames } from "../../../farm/meadow/names.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import css from "../parts/paper.module.css";
import type { Group } from "./group.ts";
import { strings } from "./strings.ts";

type NamesProps = {
  readonly paper: PaperProps;
  readonly group: Group;
  /** The first that has no name, by its place on the meadow. */
  readonly nameless: number;
};

const AT_ONCE = 8;

export function Names({ paper, group: { keep }, nameless }: NamesProps) {
  const [turn, setTurn] = useState(0);
  const free = freeNames(paper.state.farm);
  // Not the same first offer for every kind and every animal.
  const from = 7 * nameless + AT_ONCE * turn;
  const offered = Array.from(
    { length: Math.min(AT_ONCE, free.length) },
    (_, i) => free[(from + i) % free.length]!,
  );
  const title = strings.nameFor(withArticle(producerNames[keep][0]));
  return (
    <div>
      <h4>{title}</h4>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div role="group" aria-label={title} className={css.deeds}>
        {offered.map((name) => (
          <ActionButton
            key={name}
            paper={paper}
            wish={{ kind: "name", animal: nameless, name }}
            label={strings.call(name)}
          >
            {name}
          </ActionButton>
        ))}
        {free.length > AT_ONCE && (
          <Button size="small" kind="quiet" onClick={() => setTurn(turn + 1)}>
            {strings.moreNames}
          </Button>
        )}
      </div>
    </div>
  );
}
