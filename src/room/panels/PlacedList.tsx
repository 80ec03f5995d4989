// What is in this room, beside it: found by name, shown where it is, and what stands on what.
import { type ReactNode, useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import type { Editor } from "../editor/editor.ts";
import type { ItemId } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { indexOf } from "../rules/indexOf.ts";
import { FilterField } from "./FilterField.tsx";
import css from "./PlacedList.module.css";
import { filterRows } from "./placedRows.ts";
import { strings } from "./strings.ts";
import { ThingTree } from "./ThingTree.tsx";
import { usePlacedRows } from "./usePlacedRows.ts";

/** Brings a thing into the middle of the view where only a part of the room is to be seen. */
function showWhere({ session, view }: Editor, id: ItemId): void {
  const { document } = session.state();
  const box = indexOf(document, session.catalogue).placed.get(id)?.box;
  if (!box || view.state().zoom <= 1) return;
  const { columns, rows } = document.shell.size;
  const x = (box.x0 + box.x1) / 2 / PER_TILE - columns / 2;
  const z = (box.z0 + box.z1) / 2 / PER_TILE - rows / 2;
  view.set({ pan: { x, z } });
}

/** `beside`: what a phone has beside the heading. */
export function PlacedList({ beside }: { beside?: ReactNode }) {
  const editor = useEditor();
  const [query, setQuery] = useState("");
  const rows = usePlacedRows();
  const shown = filterRows(rows, query);
  return (
    <div className={css.list}>
      <div className={css.head}>
        <h2>{strings.placed}</h2>
        <p>
          <span aria-hidden="true">{rows.length}</span>
          <span className="visually-hidden">{strings.things(rows.length)}</span>
        </p>
        {beside}
      </div>
      {rows.length === 0 ? (
        <p className={css.empty}>{strings.nothingPlaced}</p>
      ) : (
        <>
          <FilterField value={query} placeholder={strings.filter} onValue={setQuery} />
          {shown.length === 0 ? (
            <p className={css.empty}>{strings.noMatch(query.trim())}</p>
          ) : (
            <ThingTree
              label={strings.placed}
              rows={shown}
              kind="narrow"
              onChoose={(id) => showWhere(editor, id)}
            />
          )}
        </>
      )}
    </div>
  );
}
