// All that was done since the room was opened, by name; each entry leads back to how it was then.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import Check from "lucide-react/icons/check";
import { describeLabel } from "../../describe/label.ts";
import { useEditor, useOverlays, useSession, useView } from "../../editor/EditorContext.ts";
import { announcements, strings } from "../../editor/strings.ts";
import { useLayout } from "../../editor/useLayout.ts";
import type { HistoryEntry } from "../../history/history.ts";
import css from "./HistoryDialog.module.css";

/** More rows than anyone reads; the way there is a step at a time. */
const MOST_SHOWN = 200;

export function HistoryDialog() {
  const { overlays } = useEditor();
  const isWanted = useOverlays(({ open }) => open?.kind === "history");
  const isList = useView(({ mode }) => mode === "list");
  // There it is a panel of its own.
  const isBeside = useLayout() === "desk" && !isList;
  const isOpen = isWanted && !isBeside;
  return (
    <Dialog open={isOpen} title={strings.history} low onClose={() => overlays.set({ open: null })}>
      {isOpen && <HistoryEntries />}
    </Dialog>
  );
}

export function HistoryEntries() {
  const { session, say } = useEditor();
  const past = useSession(({ history }) => history.past);
  const future = useSession(({ history }) => history.future);
  const words = ({ label }: HistoryEntry) => describeLabel(session.catalogue, label);

  /** The room as it was once that many entries had been made. */
  const goTo = (count: number) => {
    while (session.state().history.past.length > count && session.undo());
    while (session.state().history.past.length < count && session.redo());
    const last = session.state().history.past.at(-1);
    say(last ? announcements.wentTo(words(last)) : announcements.wentToStart);
  };

  const rows = [
    ...future.map((entry, i) => ({ entry, count: past.length + future.length - i, isAhead: true })),
    ...past.map((entry, i) => ({ entry, count: i + 1, isAhead: false })).toReversed(),
  ].slice(0, MOST_SHOWN);
  return (
    <ol role="list" className={css.entries}>
      {rows.map(({ entry, count, isAhead }) => (
        <li key={count}>
          <Row
            words={words(entry)}
            isNow={count === past.length}
            isAhead={isAhead}
            onGo={() => goTo(count)}
          />
        </li>
      ))}
      <li>
        <Row
          words={strings.asItWas}
          isNow={past.length === 0}
          isAhead={false}
          onGo={() => goTo(0)}
        />
      </li>
    </ol>
  );
}

type RowProps = { words: string; isNow: boolean; isAhead: boolean; onGo: () => void };

function Row({ words, isNow, isAhead, onGo }: RowProps) {
  return (
    <ToolButton
      className={css.entry}
      aria-current={isNow ? "step" : undefined}
      data-ahead={isAhead || undefined}
      onClick={onGo}
    >
      <span className={css.mark}>{isNow && <Icon of={Check} size={18} />}</span>
      {words}
      {isAhead && <small>{strings.undone}</small>}
    </ToolButton>
  );
}
