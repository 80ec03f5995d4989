// All the keys of the farm, the switch for those that are single signs, and the one for more time.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { useId } from "react";
import { strings } from "../view/strings.ts";
import type { Habits } from "./habits.ts";
import css from "./ShortcutsDialog.module.css";

type KeysDialogProps = {
  readonly open: boolean;
  readonly habits: Habits;
  readonly onHabit: (name: keyof Habits, has: boolean) => void;
  readonly onClose: () => void;
};

export function ShortcutsDialog({ open, habits, onHabit, onClose }: KeysDialogProps) {
  const hint = useId();
  const choice = (name: keyof Habits, words: string, about: string) => (
    <>
      <label className={css.choice}>
        <input
          type="checkbox"
          checked={habits[name]}
          aria-describedby={`${hint}-${name}`}
          onChange={(event) => onHabit(name, event.currentTarget.checked)}
        />
        {words}
      </label>
      <p id={`${hint}-${name}`}>{about}</p>
    </>
  );
  return (
    <Dialog open={open} title={strings.keysTitle} size="compact" onClose={onClose}>
      <div className={css.sheet}>
        {choice("letterKeys", strings.letterKeys, strings.letterKeysHint)}
        {choice("longUndo", strings.longUndo, strings.longUndoHint)}
        <dl className={css.keys}>
          {strings.keyRows.map(([keys, words]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
