// The market cross: seed to buy, prices of this week and the next, and the pedlar.
import { levelOf } from "../../../farm/state/deeds.ts";
import { cropIds, rulesOf } from "../../../farm/tables/crops.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { capital } from "../parts/words.ts";
import { Pedlar } from "./Pedlar.tsx";
import { SeedRow } from "./SeedRow.tsx";
import { Slate } from "./Slate.tsx";
import { strings } from "./strings.ts";

export function Cross(paper: PaperProps) {
  const { farm } = paper.state;
  const level = levelOf(farm);
  const later = cropIds.filter((crop) => rulesOf(crop).level > level);
  return (
    <>
      <Part title={strings.seeds}>
        <p className={css.note}>{strings.purse(farm.pence)}</p>
        <ul role="list" className={css.rows}>
          {cropIds
            .filter((crop) => !later.includes(crop))
            .map((crop) => (
              <SeedRow key={crop} paper={paper} crop={crop} />
            ))}
        </ul>
      </Part>
      {later.length > 0 && (
        <Part title={strings.later}>
          <ul role="list" className={css.rows}>
            {later.map((crop) => (
              <Row key={crop} name={capital(crop)} end={strings.level(rulesOf(crop).level)} />
            ))}
          </ul>
        </Part>
      )}
      <Slate {...paper} />
      <Pedlar {...paper} />
    </>
  );
}
