// The cells of a ground as a grid that is one stop for Tab.
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { heldWords } from "../describe/held.ts";
import { itemName } from "../describe/names.ts";
import { act } from "../editor/actions/actions.ts";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import type { ItemId } from "../model/room.ts";
import { rectsMeet } from "../rules/box.ts";
import { type GridCursor, moveCursor } from "../session/gridCursor.ts";
import { carryTo } from "../session/held.ts";
import css from "./GridCells.module.css";
import { onCell } from "./onCell.ts";
import { strings } from "./strings.ts";
import type { OnGround } from "./useGround.ts";

type GridCellsProps = { label: string; on: OnGround };

type Mark = "free" | "lain" | "taken" | "hole" | "held" | "blocked" | "spare";

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export function GridCells({ label, on }: GridCellsProps) {
  const editor = useEditor();
  const { session, say } = editor;
  const { catalogue } = session;
  const document = useSession((state) => state.document);
  const tool = useSession((state) => state.tool);
  const { ground, grid, cursor, held, setCursor } = on;
  const table = useRef<HTMLTableElement>(null);

  const cells = useMemo(
    () =>
      range(grid.rows).map((row) =>
        range(grid.columns).map((column) =>
          onCell({ document, catalogue }, ground, { column, row }),
        ),
      ),
    [document, catalogue, ground, grid.rows, grid.columns],
  );

  const ghost = tool.at === "holding" ? tool.ghost : null;
  const covers = (ghost?.items ?? []).flatMap((item) => {
    const model = catalogue.item(item.model);
    return (model && grid.coverOf(item.at, model, item.turn)) ?? [];
  });
  const model = held && catalogue.item(held.model);
  const spare = held && model && ghost?.free ? grid.coverOf(ghost.free, model, held.turn) : null;
  const inHand = new Set((ghost?.items ?? []).map(({ id }) => id));

  const markOf = (cell: GridCursor): Mark => {
    const rect = grid.rectOf(cell);
    if (covers.some((cover) => rectsMeet(cover, rect))) return ghost?.reason ? "blocked" : "held";
    if (spare && rectsMeet(spare, rect)) return "spare";
    const there = cells[cell.row]?.[cell.column];
    const isOther = (id: ItemId) => !inHand.has(id);
    if (there?.standing.some(isOther)) return "taken";
    if (there?.isHole) return "hole";
    return there?.items.some(isOther) ? "lain" : "free";
  };

  // Where the cursor goes, the focus goes along, if it is in the grid at all.
  const { column, row } = cursor;
  useEffect(() => {
    const focused = window.document.activeElement;
    if (!focused || focused === table.current || !table.current?.contains(focused)) return;
    table.current.rows[row]?.cells[column]?.focus();
  }, [column, row]);

  const goTo = (cell: GridCursor) => {
    if (!held || !model) {
      setCursor(cell);
      table.current?.rows[cell.row]?.cells[cell.column]?.focus();
      return;
    }
    session.carry(carryTo(grid.placeAt(cell, model, held.turn)));
    const now = session.state().tool;
    if (now.at !== "holding" || !now.ghost.items[0]) return;
    // The cell itself says where it is; only what is more than that is said besides.
    const words = heldWords(document, catalogue, now.ghost.items[0], now.ghost);
    if (now.ghost.reason) say(words, "atOnce");
    else if (now.ghost.guides.length > 0) say(words);
  };

  const choose = (id: ItemId) => {
    session.select([id]);
    const item = document.items.get(id);
    if (item) say(strings.chosen(itemName(catalogue, item)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (altKey || shiftKey || (tool.at === "holding" && !held)) return;
    const isMod = ctrlKey || metaKey;
    const moved = moveCursor(cursor, { key, ctrl: isMod }, grid);
    const here = cells[row]?.[column];
    if (moved) goTo(moved);
    else if (isMod || tool.at === "holding" || !here) return;
    else if (key === " " || key === "Enter") {
      const { items, words } = here;
      const chosen = items.findIndex((id) => session.state().selection.includes(id));
      // The topmost first, then downwards with every press; picking up takes what is chosen.
      const next = items.at(chosen > 0 && key === " " ? chosen - 1 : -1);
      const id = key === "Enter" && chosen >= 0 ? items[chosen] : next;
      if (id === undefined) say(strings.nothingThere(words));
      else if (key === " ") choose(id);
      else {
        session.select([id]);
        act(editor, "grasp");
      }
    } else return;
    event.preventDefault();
  };

  const click = (cell: GridCursor) => {
    goTo(cell);
    const top = cells[cell.row]?.[cell.column]?.items.at(-1);
    if (tool.at !== "holding" && top !== undefined) choose(top);
  };

  return (
    <div className={css.scroller}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that arrows walk is a grid.
        role="grid"
        aria-label={label}
        aria-description={strings.gridHelp}
        className={css.grid}
        onKeyDown={onKeyDown}
      >
        <tbody>
          {cells.map((line, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            <tr key={r}>
              {line.map(({ words }, c) => {
                const isCurrent = r === row && c === column;
                const mark = markOf({ column: c, row: r });
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all cells are heard by the grid.
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                    key={c}
                    tabIndex={isCurrent ? 0 : -1}
                    aria-label={words}
                    className={css.cell}
                    data-mark={mark}
                    data-current={isCurrent || undefined}
                    onClick={() => click({ column: c, row: r })}
                  >
                    {mark === "spare" && grid.columns <= 10 && (
                      <span aria-hidden="true">{strings.freeMark}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
