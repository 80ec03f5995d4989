// The meadow: who lives there and what waits beneath them, who keeps company, who could come, and names.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import css from "../parts/paper.module.css";
import { Tiles } from "../parts/Tile.tsx";
import { Comers } from "./Comers.tsx";
import { strings as company } from "./companyStrings.ts";
import { GroupTile } from "./GroupTile.tsx";
import { groupsOn } from "./group.ts";
import { Names } from "./Names.tsx";
import { strings } from "./strings.ts";

// Who lives where is a table of its own, and so is what grazes.
const Company = lazyOrNothing(async () => (await import("./Company.tsx")).Company);

export function Meadow(paper: PaperProps) {
  const groups = groupsOn(paper.played.ground, paper.state.farm, paper.now);
  const full = groups.filter((group) => group.full > 0);
  // One bit for each of them: together they are the sum.
  const all = full.reduce((sum, group) => sum + group.full, 0);
  const nameless = groups.filter((group) => group.nameless !== null);
  return (
    <>
      <PaperSection title={strings.here}>
        {groups.length === 0 && <p className={css.note}>{strings.nobody}</p>}
        {full.length > 1 && (
          <ActionButton paper={paper} kind="primary" wish={{ kind: "gather", kept: all }}>
            {strings.gatherAll}
          </ActionButton>
        )}
        <Tiles>
          {groups.map((group) => (
            <GroupTile key={group.keep} paper={paper} group={group} />
          ))}
        </Tiles>
        <Fold title={company.title}>
          <Company {...paper} />
        </Fold>
        {nameless.length > 0 && (
          <Fold title={strings.names}>
            {nameless.map((group) => (
              <Names key={group.keep} paper={paper} group={group} nameless={group.nameless!} />
            ))}
          </Fold>
        )}
      </PaperSection>
      <Comers {...paper} />
    </>
  );
}
