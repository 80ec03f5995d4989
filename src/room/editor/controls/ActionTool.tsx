// One action as a tool: icon above its word, and its key for whoever uses them.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import type { LucideIcon } from "lucide-react";
import type { ActionId } from "../actions/actions.ts";
import { ariaKeys } from "../actions/chords.ts";
import { useAction } from "../actions/useAction.ts";
import css from "./ActionTool.module.css";
import { Keys } from "./Keys.tsx";

type ToolProps = {
  action: ActionId;
  icon: LucideIcon;
  /** In place of the action's own word. */
  label?: string | undefined;
  kind?: "plain" | "danger" | "filled";
};

export function ActionTool({ action, icon, label, kind = "plain" }: ToolProps) {
  const { label: own, isPossible, isOn, keys, run } = useAction(action);
  const [key] = keys;
  return (
    <ToolButton
      className={css.tool}
      data-kind={kind}
      data-on={isOn || undefined}
      aria-disabled={!isPossible || undefined}
      aria-keyshortcuts={key && ariaKeys(key)}
      onClick={run}
    >
      <Icon of={icon} size={22} />
      <span>{label ?? own}</span>
      <span className={css.key}>
        <Keys chord={key} />
      </span>
    </ToolButton>
  );
}
