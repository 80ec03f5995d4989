// The company of a farm: who lives on its field and who grazes there, and what the player calls them.
import site from "../../../../site.config.ts";
import { calledAt, companionsIn } from "../../../farm/meadow/company.ts";
import { dayAt, seasonOn } from "../../../farm/numbers/time.ts";
import type { Companion } from "../../../farm/tables/company.ts";
import { residentOf } from "../../../fields/residents/residentOf.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { PaperRow } from "../parts/PaperRow.tsx";
import css from "../parts/paper.module.css";
import { capitaliseName } from "../parts/words.ts";
import { Calling } from "./Calling.tsx";
import { strings as said } from "./companyStrings.ts";
import { useHerd } from "./useHerd.ts";

export function Company(paper: PaperProps) {
  const { played, state, now } = paper;
  const { field } = played.ground;
  const herd = useHerd(field, seasonOn(dayAt(now)));
  const { kind, name: own, habit } = residentOf(fieldTraits(site.collection.address, field));
  const called = (who: Companion) => calledAt(state.farm, field, who);
  const name = called("resident");
  const resident = said.resident(name ?? own, kind);
  const does = capitaliseName(habit);
  return (
    <>
      <p className={css.note}>{said.note}</p>
      <ul role="list" className={css.rows}>
        <PaperRow
          name={resident}
          words={name === null ? said.habit(does) : said.elsewhere(does, own)}
          group={resident}
        >
          <Calling paper={paper} who="resident" spoken={resident} own={own} />
        </PaperRow>
        {companionsIn(herd).map((who, n) => {
          const beast = said.beasts[herd[n]!][who === herd[n] ? 0 : 1];
          const name = called(who);
          const shown = name === null ? beast : said.called(name, beast);
          return (
            <PaperRow key={who} name={shown} words={said.grazes} group={shown}>
              <Calling paper={paper} who={who} spoken={shown} own={null} />
            </PaperRow>
          );
        })}
      </ul>
    </>
  );
}
