// The room cell by cell: each says what is there, and what is held is put down there.
import { useId } from "react";
import { usualUpOf } from "../catalogue/index.ts";
import { heldWords } from "../describe/held.ts";
import { lower } from "../describe/names.ts";
import { placeWords } from "../describe/place.ts";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemPlace, RoomDocument } from "../model/room.ts";
import { nearestFree } from "../rules/nearestFree.ts";
import { carryTo } from "../session/held.ts";
import css from "./GridCard.module.css";
import { GridCells } from "./GridCells.tsx";
import { surfaceGridOf } from "./groundGrid.ts";
import { groundName } from "./groundName.ts";
import { onCell } from "./onCell.ts";
import { groundKey, type RoomSurface } from "./roomSurfaces.ts";
import { strings } from "./strings.ts";
import { useGround } from "./useGround.ts";

/**
 * Where a thing comes to on another ground: as near to its middle as there is room. `isFree` is
 * false where it can be held there but not put down.
 */
export function placeOnSurface(
  document: RoomDocument,
  catalogue: Catalogue,
  item: Item,
  ground: RoomSurface,
  up = 0,
): { readonly at: ItemPlace; readonly isFree: boolean } | null {
  const model = catalogue.item(item.model);
  const grid = surfaceGridOf(document, catalogue, ground);
  if (!model || !grid) return null;
  // What hangs on a wall or comes from one looks straight ahead.
  const turn = ground.kind === "wall" ? 0 : item.turn;
  const cell = { column: Math.floor((grid.columns - 1) / 2), row: Math.floor((grid.rows - 1) / 2) };
  const middle = grid.placeAt(cell, model, turn);
  const most = document.shell.size.height - model.height;
  const wanted =
    middle.kind === "wall" && up > 0 && !model.isFooted
      ? { ...middle, up: Math.max(0, Math.min(most, up)) }
      : middle;
  const free = nearestFree(document, catalogue, { ...item, turn, at: wanted });
  // A carrier with several shelves may have room on another one, which is not what was asked for.
  const isThere =
    free && (free.kind !== "on" || (ground.kind === "on" && free.level === ground.level));
  return isThere ? { at: free, isFree: true } : { at: wanted, isFree: false };
}

export function GridCard() {
  const { session, say } = useEditor();
  const { catalogue } = session;
  const document = useSession((state) => state.document);
  const on = useGround();
  const { ground, grounds, held, cursor, setGround, setCursor } = on;
  const title = useId();

  const goTo = (wanted: RoomSurface) => {
    const name = groundName(document, catalogue, wanted);
    if (!held) {
      setGround(wanted);
      setCursor({ column: 0, row: 0 });
      return;
    }
    const there = placeOnSurface(document, catalogue, held, wanted, usualUpOf(held.model));
    if (!there) return;
    session.carry(carryTo(there.at));
    const { tool } = session.state();
    if (tool.at !== "holding") return;
    const [item] = tool.ghost.items;
    if (!item) return;
    if (tool.ghost.reason) say(heldWords(document, catalogue, item, tool.ghost), "atOnce");
    else say(strings.onGround(name, placeWords(document, catalogue, item)));
  };

  return (
    <section className={css.card} aria-labelledby={title}>
      <div className={css.head}>
        <h3 id={title}>{strings.grid}</h3>
        <label className={css.ground}>
          <span className="visually-hidden">{strings.ground}</span>
          <select
            value={groundKey(ground)}
            onChange={({ currentTarget }) => {
              const wanted = grounds.find((each) => groundKey(each) === currentTarget.value);
              if (wanted) goTo(wanted);
            }}
          >
            {grounds.map((each) => (
              <option key={groundKey(each)} value={groundKey(each)}>
                {groundName(document, catalogue, each)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <GridCells
        label={`${strings.grid}, ${lower(groundName(document, catalogue, ground))}`}
        on={on}
      />
      <p className={css.words} aria-hidden="true">
        {onCell({ document, catalogue }, ground, cursor).words}
      </p>
    </section>
  );
}
