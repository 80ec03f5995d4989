// Which row of what is in the room has the attention, and how keys and clicks move it.
import { findTyped, typeahead } from "@loamstead/ui/typeahead.ts";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import type { ItemId } from "../model/room.ts";
import type { PlacedRow } from "./placedRows.ts";

const PAGE = 8;

export type CurrentRow = {
  readonly current: ItemId | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly choose: (id: ItemId, event: MouseEvent) => void;
};

/** Up to its carrier, or down to the first thing that it carries. */
function kin(rows: readonly PlacedRow[], at: number, key: string): number {
  const { level } = rows[at]!;
  if (key === "ArrowRight") return (rows[at + 1]?.level ?? 0) > level ? at + 1 : at;
  for (let i = at - 1; i >= 0; i--) if (rows[i]!.level < level) return i;
  return at;
}

/** The selection leads: after undo it is what was changed, after putting away what comes next. */
export function useCurrentRow(rows: readonly PlacedRow[]): CurrentRow {
  const { session, overlays } = useEditor();
  const selection = useSession((state) => state.selection);
  const [last, setLast] = useState(0);
  const anchor = useRef<ItemId | undefined>(undefined);
  const typed = useRef({ text: "", at: 0 });

  const held = rows.findIndex(({ isHeld }) => isHeld);
  const active = selection.at(-1);
  const chosen = held >= 0 ? held : rows.findIndex(({ id }) => id === active);
  const at = chosen >= 0 ? chosen : Math.min(last, rows.length - 1);
  useEffect(() => {
    if (at >= 0) setLast(at);
  }, [at]);

  const goTo = (index: number, isLonger: boolean) => {
    const row = rows[index];
    if (!row) return;
    setLast(index);
    if (!isLonger) {
      anchor.current = row.id;
      session.select([row.id]);
      return;
    }
    const from = Math.max(
      0,
      rows.findIndex(({ id }) => id === anchor.current),
    );
    const between = rows.slice(Math.min(from, index), Math.max(from, index) + 1);
    const ids = between.map(({ id }) => id);
    // The last one chosen is where the attention is.
    session.select(index < from ? ids.reverse() : ids);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain || rows.length === 0 || session.state().tool.at === "holding") return;
    const step = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: rows.length - 1,
      PageUp: at - PAGE,
      PageDown: at + PAGE,
    }[key];
    const isLetter = /^[\p{L}\p{N}]$/u.test(key) && !overlays.state().hasLetterKeys;
    if (step !== undefined) goTo(Math.max(0, Math.min(rows.length - 1, step)), shiftKey);
    else if (key === "ArrowLeft" || key === "ArrowRight") goTo(kin(rows, at, key), false);
    else if (key === " ") goTo(at, false);
    else if (isLetter) {
      // Letters that are no commands find the thing that begins so.
      typed.current = typeahead(typed.current, key, event.timeStamp);
      const names = rows.map(({ name }) => name);
      goTo(findTyped(names, at, typed.current.text), false);
    } else return;
    event.preventDefault();
  };

  const choose = (id: ItemId, event: MouseEvent) => {
    if (session.state().tool.at === "holding") return;
    const index = rows.findIndex((row) => row.id === id);
    if (event.shiftKey) goTo(index, true);
    else if (event.ctrlKey || event.metaKey) {
      setLast(index);
      const isChosen = selection.includes(id);
      session.select(isChosen ? selection.filter((other) => other !== id) : [...selection, id]);
    } else goTo(index, false);
  };

  return { current: rows[at]?.id, onKeyDown, choose };
}
