// Undoing and doing again, each by the name of what it takes back.
import { describeLabel, redoneWords, undoneWords } from "../../describe/label.ts";
import { lower } from "../../describe/names.ts";
import type { Editor } from "../editor.ts";
import { announcements, actionNames as names } from "../strings.ts";
import { type Action, always, type Moment } from "./action.ts";

const undoName = ({ history, catalogue }: Moment): string => {
  const last = history.past.at(-1);
  return last ? lower(describeLabel(catalogue, last.label)) : "";
};

const redoName = ({ history, catalogue }: Moment): string => {
  const next = history.future.at(-1);
  return next ? lower(describeLabel(catalogue, next.label)) : "";
};

function undo({ session, overlays, say }: Editor): void {
  const label = session.undo();
  overlays.set({ trouble: null });
  if (label) say(undoneWords(session.catalogue, label));
  else say(announcements.nothingToUndo);
}

function redo({ session, overlays, say }: Editor): void {
  const label = session.redo();
  overlays.set({ trouble: null });
  if (label) say(redoneWords(session.catalogue, label));
  else say(announcements.nothingToRedo);
}

export const historyActions = {
  undo: {
    group: "history",
    label: names.undo,
    keys: ["Mod+Z"],
    wording: (moment) => `${names.undo} ${undoName(moment)}`.trim(),
    isPossible: ({ history }) => history.past.length > 0 && history.marks.length === 0,
    run: undo,
  },
  redo: {
    group: "history",
    label: names.redo,
    keys: ["Mod+Shift+Z", "Mod+Y"],
    wording: (moment) => `${names.redo} ${redoName(moment)}`.trim(),
    isPossible: ({ history }) => history.future.length > 0 && history.marks.length === 0,
    run: redo,
  },
  history: {
    group: "history",
    label: names.history,
    keys: ["H"],
    isPossible: always,
    run: ({ overlays }) => overlays.set({ open: { kind: "history" } }),
  },
} satisfies Record<string, Action>;
