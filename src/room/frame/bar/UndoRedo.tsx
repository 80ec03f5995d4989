// What was done last and can be taken back, by name; what was taken back and can be done again.

import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import type { LucideIcon } from "lucide-react";
import History from "lucide-react/icons/history";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import type { ActionId } from "../../editor/actions/actions.ts";
import { ariaKeys, keyNames } from "../../editor/actions/chords.ts";
import { useAction } from "../../editor/actions/useAction.ts";
import { strings } from "../../editor/strings.ts";
import css from "./UndoRedo.module.css";

type StepProps = { action: ActionId; icon: LucideIcon; verb: string; none: string };

function Step({ action, icon, verb, none }: StepProps) {
  const { label, isPossible, keys, run } = useAction(action);
  const [key] = keys;
  // Its picture says the verb.
  const what = label.slice(verb.length).trim();
  return (
    <ToolButton
      className={css.step}
      aria-label={isPossible ? label : none}
      title={key && `${isPossible ? label : none} · ${keyNames(key).join(" ")}`}
      aria-disabled={!isPossible || undefined}
      aria-keyshortcuts={key && ariaKeys(key)}
      onClick={run}
    >
      <Icon of={icon} />
      {isPossible && (
        <span className={css.what} aria-hidden="true">
          {what}
        </span>
      )}
    </ToolButton>
  );
}

export function UndoRedo({ hasHistory }: { hasHistory: boolean }) {
  const history = useAction("history");
  return (
    <div className={css.card}>
      <Step action="undo" icon={Undo2} verb={strings.undo} none={strings.nothingToUndo} />
      <Step action="redo" icon={Redo2} verb={strings.redo} none={strings.nothingToRedo} />
      {hasHistory && (
        <IconButton
          icon={<Icon of={History} />}
          label={strings.history}
          hint="H"
          aria-haspopup="dialog"
          className={css.history!}
          onClick={history.run}
        />
      )}
    </div>
  );
}

/** Only the two, for beside a search. */
export function UndoRedoIcons() {
  return (
    <div className={css.icons}>
      <Step action="undo" icon={Undo2} verb={strings.undo} none={strings.nothingToUndo} />
      <Step action="redo" icon={Redo2} verb={strings.redo} none={strings.nothingToRedo} />
    </div>
  );
}
