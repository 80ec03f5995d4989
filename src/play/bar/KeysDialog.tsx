// All the keys of the farm, and the switch for those that are single signs.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { useId } from "react";
import { strings } from "../view/strings.ts";
import css from "./KeysDialog.module.css";

type KeysDialogProps = {
  readonly open: boolean;
  readonly hasLetters: boolean;
  readonly onLetters: (has: boolean) => void;
  readonly onClose: () => void;
};

export function KeysDialog({ open, hasLetters, onLetters, onClose }: KeysDialogProps) {
  const hint = useId();
  return (
    <Dialog open={open} title={strings.keysTitle} size="compact" onClose={onClose}>
      <div className={css.sheet}>
        <label className={css.letters}>
          <input
            type="checkbox"
            checked={hasLetters}
            aria-describedby={hint}
            onChange={(event) => onLetters(event.currentTarget.checked)}
          />
          {strings.letterKeys}
        </label>
        <p id={hint}>{strings.letterKeysHint}</p>
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
