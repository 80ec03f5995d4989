// The commands that are possible now: the usual ones as rows, the rarer ones as small squares.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import type { LucideIcon } from "lucide-react";
import AlignCenter from "lucide-react/icons/align-center-vertical";
import ClipboardCopy from "lucide-react/icons/clipboard-copy";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Copy from "lucide-react/icons/copy";
import Heart from "lucide-react/icons/heart";
import Lamp from "lucide-react/icons/lamp";
import MapPin from "lucide-react/icons/map-pin";
import Pencil from "lucide-react/icons/pencil";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import SquareStack from "lucide-react/icons/square-stack";
import Trash2 from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo";
import type { ActionId } from "../editor/actions/actions.ts";
import { ariaKeys, keyNames } from "../editor/actions/chords.ts";
import { useAction } from "../editor/actions/useAction.ts";
import { Keys } from "../editor/controls/Keys.tsx";
import { Toolbar } from "../editor/controls/Toolbar.tsx";
import css from "./Commands.module.css";
import { strings } from "./strings.ts";

type Command = { readonly id: ActionId; readonly icon: LucideIcon };

const usual: readonly Command[] = [
  { id: "turn", icon: RotateCw },
  { id: "duplicate", icon: Copy },
  { id: "lamp", icon: Lamp },
  { id: "keep", icon: Heart },
  { id: "putAway", icon: Trash2 },
];

const rarer: readonly Command[] = [
  { id: "turnLeft", icon: RotateCcw },
  { id: "name", icon: Pencil },
  { id: "lineUp", icon: AlignCenter },
  { id: "copy", icon: ClipboardCopy },
  { id: "paste", icon: ClipboardPaste },
  { id: "chooseAll", icon: SquareStack },
  { id: "where", icon: MapPin },
];

function Row({ id, icon }: Command) {
  const { label, isPossible, isOn, keys, run } = useAction(id);
  const [key] = keys;
  if (!isPossible) return null;
  return (
    <ToolButton
      className={css.command}
      data-kind={id === "putAway" ? "danger" : undefined}
      data-on={isOn || undefined}
      aria-keyshortcuts={key && ariaKeys(key)}
      onClick={run}
    >
      <Icon of={icon} size={19} />
      <span className={css.label}>{label}</span>
      <Keys chord={key} />
    </ToolButton>
  );
}

function Square({ id, icon }: Command) {
  const { label, isPossible, keys, run } = useAction(id);
  const [key] = keys;
  if (!isPossible) return null;
  return (
    <IconButton
      icon={<Icon of={icon} />}
      label={label}
      hint={key && keyNames(key).join(" ")}
      aria-keyshortcuts={key && ariaKeys(key)}
      onClick={run}
    />
  );
}

export const Commands = ({ isHolding }: { isHolding: boolean }) => (
  <Toolbar label={strings.commands} className={css.rows}>
    {isHolding && <Row id="back" icon={Undo} />}
    {usual.map((command) => (
      <Row key={command.id} {...command} />
    ))}
  </Toolbar>
);

export const RarerCommands = () => (
  <Toolbar label={strings.moreCommands} className={css.squares}>
    {rarer.map((command) => (
      <Square key={command.id} {...command} />
    ))}
  </Toolbar>
);
