// The meadow: who lives there, what waits beneath them, and who could come.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { WishButton } from "../parts/WishButton.tsx";
import { Comers } from "./Comers.tsx";
import { GroupRow } from "./GroupRow.tsx";
import { groupsOn } from "./group.ts";
import { strings } from "./strings.ts";

// Who lives where is a table of its own, and so is what grazes.
const Company = lazyOrNothing(async () => (await import("./Company.tsx")).Company);

export function Meadow(paper: PaperProps) {
  const groups = groupsOn(paper.state.farm, paper.now);
  const full = groups.filter((group) => group.full > 0);
  // One bit for each of them: together they are the sum.
  const all = full.reduce((sum, group) => sum + group.full, 0);
  return (
    <>
      <Part title={strings.here}>
        {groups.length === 0 && <p className={css.note}>{strings.nobody}</p>}
        {full.length > 1 && (
          <div className={css.deeds}>
            <WishButton paper={paper} wish={{ kind: "gather", kept: all }}>
              {strings.gatherAll}
            </WishButton>
          </div>
        )}
        <ul role="list" className={css.rows}>
          {groups.map((group) => (
            <GroupRow key={group.keep} paper={paper} group={group} />
          ))}
        </ul>
      </Part>
      <Company {...paper} />
      <Comers {...paper} />
    </>
  );
}
