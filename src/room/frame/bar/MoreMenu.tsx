// Where the bar has no room for everything: the rest of it in a menu.

import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import { Menu, MenuItem } from "@loamstead/ui/Menu.tsx";
import type { LucideIcon } from "lucide-react";
import Aperture from "lucide-react/icons/aperture";
import Ellipsis from "lucide-react/icons/ellipsis";
import Footprints from "lucide-react/icons/footprints";
import History from "lucide-react/icons/history";
import Keyboard from "lucide-react/icons/keyboard";
import Mail from "lucide-react/icons/mail";
import Maximize from "lucide-react/icons/maximize";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { hasWebGl } from "../../../scene/context/graphics.ts";
import { SoundItem } from "../../../sound/index.ts";
import { type ActionId, act } from "../../editor/actions/actions.ts";
import { useAction } from "../../editor/actions/useAction.ts";
import { useEditor } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import css from "./MoreMenu.module.css";

function Entry({ action, icon }: { action: ActionId; icon: LucideIcon }) {
  const editor = useEditor();
  const { label, isPossible } = useAction(action);
  return (
    <MenuItem
      icon={<Icon of={icon} />}
      disabled={!isPossible}
      onSelect={() => act(editor, action, "byPointer")}
    >
      {label}
    </MenuItem>
  );
}

/** `children` stand beside it. */
export function MoreMenu({ children }: { children: ReactNode }) {
  return (
    <div className={css.more}>
      {children}
      <Menu
        align="end"
        trigger={({ onKeyDown, ref, ...props }) => (
          <IconButton
            {...props}
            ref={ref}
            onKeyDown={onKeyDown}
            icon={<Icon of={Ellipsis} />}
            kind="raised"
            label={strings.more}
          />
        )}
      >
        <Entry action="walk" icon={Footprints} />
        {hasWebGl() && <Entry action="photo" icon={Aperture} />}
        <Entry action="turnRoomLeft" icon={RotateCcw} />
        <Entry action="turnRoomRight" icon={RotateCw} />
        <Entry action="zoomIn" icon={Plus} />
        <Entry action="zoomOut" icon={Minus} />
        <Entry action="wholeRoom" icon={Maximize} />
        <SoundItem />
        <Entry action="history" icon={History} />
        <Entry action="commissions" icon={Mail} />
        <Entry action="keys" icon={Keyboard} />
      </Menu>
    </div>
  );
}
