// The barn: what lies there, and what it would fetch at the cross; the bag of seed, straw and timber.

import { countOf } from "../../../farm/state/counts.ts";
import { goodIds } from "../../../farm/tables/goods.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { GoodRow } from "./GoodRow.tsx";
import { Room } from "./Room.tsx";
import { SellNumber } from "./SellNumber.tsx";
import { Stores } from "./Stores.tsx";
import { strings } from "./strings.ts";

export function Barn(paper: PaperProps) {
  const { farm } = paper.state;
  const here = goodIds.filter((good) => countOf(farm.barn, good) > 0);
  return (
    <>
      <Part title={strings.here}>
        <Room farm={farm} />
        {here.length === 0 && <p className={css.note}>{strings.empty}</p>}
        <ul role="list" className={css.rows}>
          {here.map((good) => (
            <GoodRow key={good} paper={paper} good={good} />
          ))}
        </ul>
      </Part>
      {here.length > 0 && <SellNumber paper={paper} goods={here} />}
      <Stores farm={farm} />
    </>
  );
}
