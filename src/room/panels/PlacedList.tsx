// What is in this room, beside it: found by name, shown where it is, and what stands on what.
import { useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import { FilterField } from "./FilterField.tsx";
import css from "./PlacedList.module.css";
import { filterRows } from "./placedRows.ts";
import { showWhere } from "./showWhere.ts";
import { strings } from "./strings.ts";
import { ThingTree } from "./ThingTree.tsx";
import { usePlacedRows } from "./usePlacedRows.ts";

export function PlacedList() {
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
