// Those who live in the village, in words, for whoever reads the country as a table.
import { writerName } from "../../farm/describe/writerName.ts";
import { neighbourly } from "../../fields/village/homes.ts";
import { strings } from "./strings.ts";
import css from "./VillageInTable.module.css";
import { goingTo, type NeighbourSlipProps } from "./VillagerSlip.tsx";

export const VillageInTable = (props: NeighbourSlipProps) => (
  <nav aria-label={strings.list} className={css.village}>
    <b>{strings.inTable}</b>
    <ul role="list">
      {neighbourly.map((who) => (
        <li key={who}>
          <a href={props.linkTo(who)} onClick={goingTo(props, who)}>
            {writerName(who)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
