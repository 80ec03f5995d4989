// The places of a room: what is on, until when, and to take what is done.
import { busyIn, placesIn } from "../../../farm/kitchen/places.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { WishButton } from "../parts/WishButton.tsx";
import { goodName } from "../parts/words.ts";
import { rooms, strings } from "./strings.ts";

type PlacesProps = { readonly paper: PaperProps; readonly room: keyof typeof rooms };

export function Places({ paper, room }: PlacesProps) {
  const { state, now, clock } = paper;
  const busy = busyIn(state.farm, room);
  const done = busy.filter(({ until }) => until <= now).length;
  return (
    <Part title={rooms[room]}>
      <p className={css.note}>{strings.places(busy.length, placesIn(state.farm, room))}</p>
      {busy.length > 0 && (
        <ul role="list" className={css.rows}>
          {busy.map(({ recipe, at, until }) => (
            <Row
              key={`${recipe} ${at}`}
              name={goodName(recipe)}
              end={until <= now ? strings.done : clock(until)}
            />
          ))}
        </ul>
      )}
      {done > 0 && (
        <div className={css.deeds}>
          <WishButton paper={paper} wish={{ kind: "take" }}>
            {strings.take(done)}
          </WishButton>
        </div>
      )}
      {busy.length > done && <p className={css.note}>{strings.keeps}</p>}
    </Part>
  );
}
