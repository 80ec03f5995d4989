// What the menus of a chosen thing hold, in the order in which it is reached for.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Menu, MenuItem } from "@loamstead/ui/Menu.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import type { LucideIcon } from "lucide-react";
import AlignCenter from "lucide-react/icons/align-center-vertical";
import ClipboardCopy from "lucide-react/icons/clipboard-copy";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Hand from "lucide-react/icons/hand";
import Heart from "lucide-react/icons/heart";
import Lamp from "lucide-react/icons/lamp";
import Palette from "lucide-react/icons/palette";
import Pencil from "lucide-react/icons/pencil";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import Trash2 from "lucide-react/icons/trash-2";
import { useLayoutEffect, useRef } from "react";
import { type ActionId, act } from "../../editor/actions/actions.ts";
import { useAction } from "../../editor/actions/useAction.ts";
import tool from "../../editor/controls/ActionTool.module.css";
import { Keys } from "../../editor/controls/Keys.tsx";
import { useEditor, useOverlays } from "../../editor/EditorContext.ts";
import { focusRegion } from "../../editor/regions.ts";
import { strings } from "../../editor/strings.ts";
import css from "./ThingMenu.module.css";

/** The last tool of the dock: everything that there is no room for. */
export function ThingMenuButton() {
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <ToolButton {...props} className={tool.tool}>
          <Icon of={Ellipsis} size={22} />
          <span>{strings.more}</span>
        </ToolButton>
      )}
    >
      <ThingMenuEntries />
    </Menu>
  );
}

function OpenMenu({ x, y }: { x: number; y: number }) {
  const { overlays } = useEditor();
  const point = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const here = point.current!;
    here.style.setProperty("left", `${x}px`);
    here.style.setProperty("top", `${y}px`);
    const panel = here.querySelector<HTMLElement>("[popover]")!;
    panel.showPopover({ source: here.querySelector("button")! });
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (target !== panel || newState !== "closed") return;
      // The button that it hangs on is no place to stay.
      if (here.contains(document.activeElement)) focusRegion("room");
      overlays.set({ open: null });
    };
    panel.addEventListener("toggle", onToggle);
    return () => panel.removeEventListener("toggle", onToggle);
  }, [x, y, overlays]);

  return (
    <span ref={point} className={css.point}>
      <Menu
        trigger={(props) => (
          <button {...props} type="button" tabIndex={-1} className={css.anchor}>
            <span className="visually-hidden">{strings.menu}</span>
          </button>
        )}
      >
        <ThingMenuEntries />
      </Menu>
    </span>
  );
}

/** Where somebody clicked the thing, or where the focus was when it was asked for. */
export function MenuAtPoint() {
  const open = useOverlays((overlays) => overlays.open);
  return open?.kind === "menu" ? <OpenMenu key={`${open.at.x} ${open.at.y}`} {...open.at} /> : null;
}

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

const ThingMenuEntries = () => entries.map((entry) => <Entry key={entry.id} {...entry} />);
