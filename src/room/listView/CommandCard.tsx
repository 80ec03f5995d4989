// What is chosen or held, what stands in its way, and everything that can be done with it.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import CircleAlert from "lucide-react/icons/triangle-alert";
import { useId, useLayoutEffect } from "react";
import { itemName } from "../describe/names.ts";
import { describeRefusal } from "../describe/refusal.ts";
import { ariaKeys } from "../editor/actions/chords.ts";
import { useAction } from "../editor/actions/useAction.ts";
import { Keys } from "../editor/controls/Keys.tsx";
import { focusTints, Tints } from "../editor/controls/Tints.tsx";
import { useEditor, useOverlays, useSession } from "../editor/EditorContext.ts";
import type { Item } from "../model/room.ts";
import { shortPlace } from "../panels/placedRows.ts";
import type { EditorSessionState } from "../session/editorSession.ts";
import css from "./CommandCard.module.css";
import { Commands, RarerCommands } from "./Commands.tsx";
import { DPad } from "./DPad.tsx";
import { strings } from "./strings.ts";

/** What the commands are about: in the hand, or chosen. */
function atHand({ tool, selection, document }: EditorSessionState): readonly Item[] {
  if (tool.at === "holding") return tool.ghost.items;
  return selection.flatMap((id) => document.items.get(id) ?? []);
}

function useTitle(items: readonly Item[]): string {
  const { catalogue } = useEditor().session;
  const [only] = items;
  if (!only) return strings.nothingChosen;
  return items.length === 1 ? itemName(catalogue, only) : strings.several(items.length);
}

/** Why it cannot stay there, while it is held or just after it was refused. */
function Trouble() {
  const { session } = useEditor();
  const trouble = useOverlays((overlays) => overlays.trouble?.words ?? "");
  const held = useSession(({ tool, document }) => {
    if (tool.at !== "holding" || !tool.ghost.reason) return "";
    const { reason, free, items } = tool.ghost;
    const suggestion = free && items[0] ? { wanted: items[0], free } : undefined;
    return describeRefusal(document, session.catalogue, reason, suggestion);
  });
  const words = held || trouble;
  if (!words) return null;
  return (
    <p className={css.trouble}>
      <Icon of={CircleAlert} size={20} />
      {words}
    </p>
  );
}

function Grasp() {
  const { session } = useEditor();
  const { label, isPossible, keys, run } = useAction("grasp");
  const free = useSession(({ tool, document }) => {
    if (tool.at !== "holding" || !tool.ghost.reason || !tool.ghost.free) return "";
    const [item] = tool.ghost.items;
    // Places on walls and tables are too long for a button; the words above it tell them.
    if (!item || tool.ghost.free.kind !== "floor") return "";
    return shortPlace(document, session.catalogue, { ...item, at: tool.ghost.free });
  });
  return (
    <Button
      size="small"
      className={css.grasp}
      aria-disabled={!isPossible || undefined}
      aria-keyshortcuts={keys[0] && ariaKeys(keys[0])}
      onClick={run}
    >
      {free ? strings.putAt(free) : label}
      <Keys chord={keys[0]} />
    </Button>
  );
}

/** There is no dock here, whose swatches would take the focus: the card's own do. */
function useTintsWanted(): void {
  const { overlays } = useEditor();
  const isWanted = useOverlays(({ open }) => open?.kind === "tints");
  useLayoutEffect(() => {
    if (!isWanted) return;
    focusTints();
    overlays.set({ open: null });
  }, [isWanted, overlays]);
}

export function CommandCard() {
  const items = useSession(atHand);
  const selection = useSession((state) => state.selection);
  const isHolding = useSession(({ tool }) => tool.at === "holding");
  const title = useTitle(items);
  const id = useId();
  const search = useAction("search");
  const hasSome = items.length > 0;
  useTintsWanted();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id} className="visually-hidden">
        {strings.commands}
      </h3>
      <p className={css.title}>{title}</p>
      <Trouble />
      {hasSome ? (
        <div className={css.hands}>
          <DPad items={items} />
          <div className={css.main}>
            <Grasp />
            <Commands isHolding={isHolding} />
          </div>
        </div>
      ) : (
        <div className={css.none}>
          <p>{strings.nothingHint}</p>
          <Button size="small" onClick={search.run}>
            {search.label}
            <Keys chord={search.keys[0]} />
          </Button>
        </div>
      )}
      <RarerCommands />
      {hasSome && !isHolding && <Tints ids={selection} />}
    </section>
  );
}
