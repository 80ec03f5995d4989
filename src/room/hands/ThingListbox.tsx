// The things of a view as a list for keyboard and screen reader: what is chosen there is chosen here.
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { listRows } from "../describe/list.ts";
import { modelName } from "../describe/names.ts";
import { useEditor, useSession, useView } from "../editor/EditorContext.ts";
import { useSelected } from "../editor/useSelected.ts";
import { type RoomDocument, wallSides } from "../model/room.ts";
import type { EditorSession } from "../session/editorSession.ts";
import { builtChoiceOf } from "./builtChoice.ts";
import css from "./GestureHints.module.css";
import type { BuiltPart } from "./intent.ts";
import { strings } from "./strings.ts";

type Option = {
  readonly key: string;
  readonly words: string;
  readonly isChosen: boolean;
  readonly choose: (isToo: boolean) => void;
};

function things(
  session: EditorSession,
  document: RoomDocument,
  selection: readonly string[],
): Option[] {
  return listRows(document, session.catalogue).map(({ id, name, place, facing, carries }) => ({
    key: id,
    words: [name, place, facing, carries].filter((part) => part !== "").join(", "),
    isChosen: selection.includes(id),
    choose: (isToo) => session.select(isToo ? [...selection, id] : [id]),
  }));
}

const keyOf = (part: BuiltPart): string => (part.kind === "wall" ? part.wall : part.id);

function built(session: EditorSession, document: RoomDocument, chosen: BuiltPart | null): Option[] {
  const choice = builtChoiceOf(session);
  const option = (part: BuiltPart, words: string): Option => ({
    key: keyOf(part),
    words,
    isChosen: chosen !== null && keyOf(chosen) === keyOf(part),
    choose: () => choice.set({ part }),
  });
  return wallSides.flatMap((wall) => [
    option({ kind: "wall", wall }, strings.wall[wall]),
    ...[...document.openings.values()]
      .filter((opening) => opening.wall === wall)
      .sort((a, b) => a.along - b.along)
      .map(({ id, model }) =>
        option(
          { kind: "opening", id },
          strings.on(modelName(session.catalogue, model), strings.wall[wall]),
        ),
      ),
  ]);
}

/** Only these many on either side of the current one are in the page: a room may hold thousands. */
const AROUND = 12;
const PAGE = 10;

function goTo(key: string, from: number, last: number): number | null {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return Math.min(last, from + 1);
    case "ArrowUp":
    case "ArrowLeft":
      return Math.max(0, from - 1);
    case "PageDown":
      return Math.min(last, from + PAGE);
    case "PageUp":
      return Math.max(0, from - PAGE);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

export function ThingListbox() {
  const { session } = useEditor();
  const id = useId();
  const [active, setActive] = useState<string | null>(null);
  const document = useSession((state) => state.document);
  const selection = useSession((state) => state.selection);
  const isHolding = useSession(({ tool }) => tool.at === "holding");
  const trade = useView((view) => view.trade);
  const { part } = useSelected(builtChoiceOf(session), (choice) => choice);
  const options = useMemo(
    () =>
      trade === "build" ? built(session, document, part) : things(session, document, selection),
    [trade, session, document, part, selection],
  );
  const own = options.findIndex(({ key }) => key === active);
  const chosen = options.findIndex(({ isChosen }) => isChosen);
  // The last one reached by key, unless something else was chosen since.
  const at = own >= 0 && (chosen < 0 || options[own]!.isChosen) ? own : chosen;

  const onKeyDown = (event: KeyboardEvent) => {
    if (isHolding || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = goTo(event.key, at, options.length - 1);
    const option = next === null ? undefined : options[next];
    if (next === null) return;
    event.preventDefault();
    if (!option) return;
    setActive(option.key);
    option.choose(event.shiftKey);
  };

  const from = Math.max(0, at - AROUND);
  const label =
    trade === "build" ? strings.building : options.length > 0 ? strings.things : strings.noThings;
  return (
    <div
      role="listbox"
      className={css.listbox}
      tabIndex={0}
      data-home=""
      aria-label={label}
      aria-multiselectable={trade === "furnish"}
      aria-activedescendant={at >= 0 ? `${id}${at}` : undefined}
      onKeyDown={onKeyDown}
    >
      {options.slice(from, Math.max(0, at) + AROUND + 1).map((option, i) => (
        <div
          key={option.key}
          id={`${id}${from + i}`}
          role="option"
          aria-selected={option.isChosen}
          aria-setsize={options.length}
          aria-posinset={from + i + 1}
          tabIndex={-1}
        >
          {option.words}
        </div>
      ))}
    </div>
  );
}
