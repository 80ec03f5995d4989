// What the menus of a chosen thing hold, in the order in which it is reached for.

import type { LucideIcon } from "lucide-react";
import AlignCenter from "lucide-react/icons/align-center-vertical";
import ClipboardCopy from "lucide-react/icons/clipboard-copy";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Copy from "lucide-react/icons/copy";
import Hand from "lucide-react/icons/hand";
import Heart from "lucide-react/icons/heart";
import Lamp from "lucide-react/icons/lamp";
import Palette from "lucide-react/icons/palette";
import Pencil from "lucide-react/icons/pencil";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import Trash2 from "lucide-react/icons/trash-2";
import { Icon } from "../../../ui/Icon.tsx";
import { MenuItem } from "../../../ui/Menu.tsx";
import { type ActionId, act } from "../../editor/actions/actions.ts";
import { useAction } from "../../editor/actions/useAction.ts";
import { Keys } from "../../editor/controls/Keys.tsx";
import { useEditor } from "../../editor/EditorContext.ts";
import css from "./thingMenu.module.css";

const entries: readonly { readonly id: ActionId; readonly icon: LucideIcon }[] = [
  { id: "grasp", icon: Hand },
  { id: "turn", icon: RotateCw },
  { id: "turnLeft", icon: RotateCcw },
  { id: "duplicate", icon: Copy },
  { id: "tint", icon: Palette },
  { id: "lamp", icon: Lamp },
  { id: "name", icon: Pencil },
  { id: "keep", icon: Heart },
  { id: "lineUp", icon: AlignCenter },
  { id: "copy", icon: ClipboardCopy },
  { id: "paste", icon: ClipboardPaste },
  { id: "putAway", icon: Trash2 },
];

function Entry({ id, icon }: { id: ActionId; icon: LucideIcon }) {
  const editor = useEditor();
  const { label, isPossible, keys } = useAction(id);
  if (!isPossible) return null;
  // After the menu has given the focus back: some of these open what takes it.
  const run = () => void setTimeout(() => act(editor, id, "byPointer"));
  return (
    <MenuItem icon={<Icon of={icon} />} onSelect={run}>
      <span className={css.label}>{label}</span>
      <Keys chord={keys[0]} />
    </MenuItem>
  );
}

export const ThingMenuEntries = () => entries.map((entry) => <Entry key={entry.id} {...entry} />);
