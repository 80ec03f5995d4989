// The table: every dish that was cooked, how often, and the way to the room where it stands.
import { dishIds, dishPiece } from "../../../farm/made/madeOf.ts";
import { timesOf } from "../../../farm/state/book.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { LookIn } from "../parts/LookIn.tsx";
import { Part } from "../parts/Part.tsx";
import { DishPicture } from "../parts/PiecePicture.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { goodName } from "../parts/words.ts";
import { strings } from "./strings.ts";

export function Table({ state: { farm } }: PaperProps) {
  const cooked = dishIds.filter((dish) => timesOf(farm, `dish ${dish}`) > 0);
  if (cooked.length === 0) return null;
  return (
    <Part title={strings.table}>
      <p className={css.note}>{strings.tableNote}</p>
      <ul role="list" className={css.rows}>
        {cooked.map((dish) => (
          <Row
            key={dish}
            picture={<DishPicture dish={dish} />}
            name={goodName(dish)}
            end={strings.cooked(timesOf(farm, `dish ${dish}`))}
            group={strings.onTable(goodName(dish))}
          >
            <LookIn piece={dishPiece(dish)} name={goodName(dish)} />
          </Row>
        ))}
      </ul>
    </Part>
  );
}
