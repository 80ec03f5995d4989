// The whole editor in words: the room, what is in it, all that can be done, and what was said.
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { describeRoom } from "../describe/room.ts";
import { Keys } from "../editor/controls/Keys.tsx";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import type { RecentAnnouncementsState } from "../editor/recentAnnouncements.ts";
import { useSelected } from "../editor/useSelected.ts";
import { FilterField } from "../panels/FilterField.tsx";
import { filterRows } from "../panels/placedRows.ts";
import { ThingTree } from "../panels/ThingTree.tsx";
import { usePlacedRows } from "../panels/usePlacedRows.ts";
import { CommandCard } from "./CommandCard.tsx";
import { GridCard } from "./GridCard.tsx";
import css from "./ListView.module.css";
import { strings } from "./strings.ts";

const saidIn = ({ said }: RecentAnnouncementsState) => said;

/** What was announced, to be read once more: the newest first. */
function SaidList() {
  const said = useSelected(useEditor().recentlySaid, saidIn);
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id}>{strings.lately}</h3>
      {said.length === 0 ? (
        <p>{strings.nothingSaid}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keyboard.
        <ol role="list" aria-labelledby={id} tabIndex={0} className={css.said}>
          {said.map(({ n, words }, i) => (
            <li key={n}>
              {i === 0 && <b>{strings.now} </b>}
              {words}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const hints = [
  ["ArrowUp", strings.hintWalk],
  ["Enter", strings.hintPickUp],
  ["/", strings.hintFind],
  ["L", strings.hintWhere],
  ["?", strings.hintKeys],
] as const;

function Things() {
  const [query, setQuery] = useState("");
  const rows = usePlacedRows();
  const shown = filterRows(rows, query);
  return (
    <>
      <div className={css.head}>
        <h2>{strings.inRoom}</h2>
        {rows.length > 0 && (
          <FilterField value={query} placeholder={strings.filter(rows.length)} onValue={setQuery} />
        )}
      </div>
      {shown.length > 0 ? (
        <ThingTree label={strings.inRoom} rows={shown} kind="wide" />
      ) : (
        // Without any thing it is what takes the focus of the room.
        <p className={css.empty} {...(rows.length === 0 && { tabIndex: -1, "data-home": "" })}>
          {rows.length === 0 ? strings.empty : strings.noMatch(query.trim())}
        </p>
      )}
    </>
  );
}

/** `beginning`: what a room can begin with, while there is nothing in it. */
export function ListView({ beginning = null }: { beginning?: ReactNode }) {
  const { session } = useEditor();
  const document = useSession((state) => state.document);
  const isHolding = useSession(({ tool }) => tool.at === "holding");
  const inside = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isHolding) inside.current!.scrollTop = 0;
  }, [isHolding]);

  return (
    <div className={css.view}>
      <div ref={inside} className={css.inside} data-holding={isHolding || undefined}>
        <div className={css.room}>
          <div className={css.words}>
            <h2>{strings.inWords}</h2>
            <p>{describeRoom(document, session.catalogue)}</p>
          </div>
          <Things />
          {beginning}
          <ul role="list" className={css.hints} aria-label={strings.hints}>
            {hints.map(([chord, words]) => (
              <li key={chord}>
                <Keys chord={chord} />
                {chord === "ArrowUp" && <Keys chord="ArrowDown" />}
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.side}>
          <CommandCard />
          <GridCard />
          <SaidList />
        </div>
      </div>
    </div>
  );
}
