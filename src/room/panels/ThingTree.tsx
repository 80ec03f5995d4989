// What is in the room as a tree that is one stop for Tab; what stands on a thing is under it.
import { Icon } from "@loamstead/ui/Icon.tsx";
import Move from "lucide-react/icons/move";
import { type MouseEvent, memo, useEffect, useId, useRef } from "react";
import { lower } from "../describe/names.ts";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import type { ItemId } from "../model/room.ts";
import { PieceImage } from "./PieceImage.tsx";
import { type PlacedRow, rowWords } from "./placedRows.ts";
import { shortWords } from "./shortWords.ts";
import css from "./ThingTree.module.css";
import { useCurrentRow } from "./useCurrentRow.ts";

type ThingTreeProps = {
  label: string;
  rows: readonly PlacedRow[];
  /** Beside the room, or in place of it with all there is to say. */
  kind: "narrow" | "wide";
  onChoose?: ((id: ItemId) => void) | undefined;
};

type ThingRowProps = {
  row: PlacedRow;
  id: string;
  kind: ThingTreeProps["kind"];
  isCurrent: boolean;
  isChosen: boolean;
};

/** In signs: two lines of the column that says what is special about a thing. */
const LONG = 40;

const ThingRow = memo(function ThingRow({ row, id, kind, isCurrent, isChosen }: ThingRowProps) {
  const { name, place, facing, more, short, blocked, isHeld, isBorrowed, level } = row;
  const why = lower(blocked).replace(/\.$/, "");
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree holds the focus and points at its row.
    <div
      role="treeitem"
      id={id}
      data-id={row.id}
      aria-level={level}
      aria-selected={isChosen || isHeld}
      className={css.row}
      data-level={Math.min(level, 4)}
      data-current={isCurrent || undefined}
      data-held={isHeld || undefined}
      data-blocked={blocked !== "" || undefined}
      data-long={(blocked ? why : more).length > LONG || undefined}
    >
      <span className="visually-hidden">{rowWords(row)}</span>
      <PieceImage
        className={css.thumb}
        model={row.model}
        coat={row.coat}
        size={40}
        data-borrow={isBorrowed || undefined}
      />
      <span className={css.name} aria-hidden="true">
        {name}
      </span>
      <span className={css.rest} aria-hidden="true">
        {kind === "narrow" ? (
          <span className={css.place}>{blocked ? why : short}</span>
        ) : (
          <>
            <span className={css.place}>{shortWords(place)}</span>
            <span className={css.facing}>{facing}</span>
            <span className={css.more}>{blocked ? why : more}</span>
          </>
        )}
      </span>
      {isHeld && <Icon of={Move} size={18} className={css.hand} />}
    </div>
  );
});

export function ThingTree({ label, rows, kind, onChoose }: ThingTreeProps) {
  const { session, overlays } = useEditor();
  const selection = useSession((state) => state.selection);
  const { current, onKeyDown, choose } = useCurrentRow(rows);
  const tree = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const idOf = (id: ItemId) => `${prefix}${id}`;
  const chosen = new Set(selection);

  useEffect(() => {
    const row = current && tree.current!.querySelector(`[data-id="${current}"]`);
    if (row) row.scrollIntoView({ block: "nearest" });
  }, [current]);

  const rowUnder = (event: MouseEvent): ItemId | undefined =>
    (event.target as Element).closest<HTMLElement>("[data-id]")?.dataset.id;

  const onClick = (event: MouseEvent) => {
    const id = rowUnder(event);
    if (id === undefined) return;
    choose(id, event);
    onChoose?.(id);
  };

  const onContextMenu = (event: MouseEvent) => {
    const id = rowUnder(event);
    if (id === undefined || session.state().tool.at === "holding") return;
    event.preventDefault();
    if (!selection.includes(id)) session.select([id]);
    overlays.set({ open: { kind: "menu", at: { x: event.clientX, y: event.clientY } } });
  };

  /** So that a key has something to act on as soon as the list is reached. */
  const onFocus = () => {
    const { selection: now, tool } = session.state();
    if (current !== undefined && now.length === 0 && tool.at === "idle") session.select([current]);
  };

  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={current === undefined ? undefined : idOf(current)}
      className={css.tree}
      data-kind={kind}
      data-keys=""
      data-home=""
      onKeyDown={onKeyDown}
      onClick={onClick}
      onContextMenu={onContextMenu}
      onFocus={onFocus}
    >
      {rows.map((row) => (
        <ThingRow
          key={row.id}
          row={row}
          id={idOf(row.id)}
          kind={kind}
          isCurrent={row.id === current}
          isChosen={chosen.has(row.id)}
        />
      ))}
    </div>
  );
}
