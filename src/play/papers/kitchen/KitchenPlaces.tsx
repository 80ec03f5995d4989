// The places of stove, cellar and bench as plates: what is on, until when, and to take what is done.
import { busyIn, cellarsOf, placesIn } from "../../../farm/kitchen/places.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { GoodPicture } from "../parts/GoodPicture.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import { goodName } from "../parts/words.ts";
import css from "./Kitchen.module.css";
import { rooms, strings } from "./strings.ts";

type RoomProps = { readonly paper: PaperProps; readonly room: keyof typeof rooms };

function Plates({ paper: { state, now, clock }, room }: RoomProps) {
  const { farm } = state;
  const busy = busyIn(farm, room).toSorted((a, b) => a.until - b.until);
  const cellars = room === "kitchen" ? cellarsOf(farm) : 0;
  const free = Math.max(0, placesIn(farm, room) + cellars - busy.length);
  return (
    <div className={css.room}>
      <h4 className={css.name}>{rooms[room]}</h4>
      <ul role="list" className={css.plates}>
        {busy.map(({ recipe, at, until }) => (
          <li
            key={`${recipe} ${at} ${until}`}
            className={css.plate}
            data-done={until <= now || undefined}
          >
            <span className={css.dish}>
              <GoodPicture good={recipe} />
            </span>
            <span className="visually-hidden">{goodName(recipe)}</span>
            <b>{until <= now ? strings.done : clock(until)}</b>
          </li>
        ))}
        {Array.from({ length: free }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are told apart by nothing else.
          <li key={i} className={css.plate}>
            <span className={css.dish} />
            <b>{strings.free}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function KitchenPlaces({ paper }: { readonly paper: PaperProps }) {
  const done = paper.state.farm.ovens.filter(({ until }) => until <= paper.now).length;
  return (
    <PaperSection title={strings.places}>
      <Plates paper={paper} room="kitchen" />
      <Plates paper={paper} room="workshop" />
      {done > 0 && (
        <ActionButton paper={paper} kind="primary" wish={{ kind: "take" }}>
          {strings.take(done)}
        </ActionButton>
      )}
    </PaperSection>
  );
}
