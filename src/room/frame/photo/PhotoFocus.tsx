// What the photograph is of: one of the things in the room, or what suits best.
import { useId } from "react";
import { listRows } from "../../describe/list.ts";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import type { ItemId } from "../../model/room.ts";
import css from "./Photo.module.css";
import { strings } from "./strings.ts";

type PhotoFocusProps = {
  readonly focus: ItemId | null;
  readonly onFocus: (focus: ItemId | null) => void;
};

export function PhotoFocus({ focus, onFocus }: PhotoFocusProps) {
  const { session } = useEditor();
  const document = useSession((state) => state.document);
  const id = useId();
  return (
    <div className={css.row}>
      <label htmlFor={id} className={css.label}>
        {strings.focus}
      </label>
      <select
        id={id}
        className={css.select}
        value={focus ?? ""}
        onChange={({ currentTarget }) => onFocus(currentTarget.value || null)}
      >
        <option value="">{strings.focusBest}</option>
        {listRows(document, session.catalogue).map(({ id: item, name, place }) => (
          <option key={item} value={item}>
            {strings.focusAt(name, place)}
          </option>
        ))}
      </select>
    </div>
  );
}
