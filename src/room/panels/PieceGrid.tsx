// The cards of a set as a grid that is one stop for Tab: arrows walk it, Enter takes a piece, F keeps it (roving tabindex).
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useEditor, useOverlays, useSession } from "../editor/EditorContext.ts";
import { useSelected } from "../editor/useSelected.ts";
import type { ModelId } from "../model/room.ts";
import { allowance } from "../rules/allowance.ts";
import type { FoundPiece } from "../search/findPieces.ts";
import { isHeldNew } from "./holdPiece.ts";
import { PieceCard } from "./PieceCard.tsx";
import css from "./PieceGrid.module.css";
import { strings } from "./strings.ts";

/** Where a key takes the focus among cards that lie in rows; null where it leads nowhere. */
export function nextCard(key: string, at: number, count: number, columns: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  const wanted = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    // From above a last row that is not full, down still leads to the last card.
    ArrowDown:
      at + columns > last && Math.floor(at / columns) < Math.floor(last / columns)
        ? last
        : at + columns,
    Home: 0,
    End: last,
    PageUp: Math.max(at % columns, at - columns * 4),
    PageDown: Math.min(last, at + columns * 4),
  }[key];
  return wanted === undefined || wanted < 0 || wanted > last ? null : wanted;
}

type PieceGridProps = {
  label: string;
  pieces: readonly FoundPiece[];
  onHold: (piece: FoundPiece) => void;
  onLift: (piece: FoundPiece, event: PointerEvent) => void;
};

const asItIs = (models: readonly ModelId[]) => models;

/** How many cards the style lays side by side. */
function useColumns(grid: { readonly current: HTMLElement | null }): number {
  const [columns, setColumns] = useState(2);
  useLayoutEffect(() => {
    const element = grid.current!;
    const measure = () => {
      const strip = getComputedStyle(element).gridAutoFlow.startsWith("column");
      const laid = getComputedStyle(element).gridTemplateColumns.split(" ").length;
      setColumns(strip ? Number.POSITIVE_INFINITY : Math.max(1, laid));
    };
    // To ask for a style while sizes are told lays the panel out again: WebKit calls that a loop.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [grid]);
  return columns;
}

function inRows(pieces: readonly FoundPiece[], columns: number): FoundPiece[][] {
  const rows: FoundPiece[][] = [];
  for (let i = 0; i < pieces.length; i += columns) rows.push(pieces.slice(i, i + columns));
  return rows;
}

export function PieceGrid({ label, pieces, onHold, onLift }: PieceGridProps) {
  const editor = useEditor();
  const grid = useRef<HTMLTableElement>(null);
  const columns = useColumns(grid);
  const document = useSession((state) => state.document);
  const tool = useSession((state) => state.tool);
  const favourites = useSelected(editor.favourites, asItIs);
  const hasLetterKeys = useOverlays((overlays) => overlays.hasLetterKeys);
  const [last, setLast] = useState(0);
  const current = Math.min(last, pieces.length - 1);

  const cards = () => [...grid.current!.querySelectorAll<HTMLElement>("[data-card]")];

  const keep = (piece: FoundPiece) => {
    const { favourites: kept, say } = editor;
    kept.toggle(piece.id);
    const isKept = kept.state().includes(piece.id);
    say(isKept ? strings.kept(piece.name) : strings.notKept(piece.name));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const piece = pieces[current];
    const isLetter = event.key.toLowerCase() === "f" && hasLetterKeys;
    const next = nextCard(event.key, current, pieces.length, Math.min(columns, pieces.length));
    if (isLetter && piece) keep(piece);
    else if (next !== null) cards()[next]?.focus();
    else return;
    event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent) => {
    const at = cards().findIndex((card) => card.parentElement === target.parentElement);
    if (at >= 0) setLast(at);
  };

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons that arrows walk is a grid.
      role="grid"
      aria-label={label}
      className={css.grid}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <tbody>
        {inRows(pieces, columns).map((row, r) => (
          <tr key={row[0]!.id}>
            {row.map((piece, c) => (
              <PieceCard
                key={piece.id}
                piece={piece}
                allowed={allowance(document, editor.session.catalogue, piece.id)}
                isHeld={isHeldNew(tool, piece.id)}
                isKept={favourites.includes(piece.id)}
                isCurrent={(r > 0 ? r * columns : 0) + c === current}
                onHold={() => onHold(piece)}
                onKeep={() => keep(piece)}
                onLift={(event) => onLift(piece, event)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
