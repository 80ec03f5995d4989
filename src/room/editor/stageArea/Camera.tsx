// From where one looks: quarter turns, closer and further, the whole room.

import type { LucideIcon } from "lucide-react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Maximize2 from "lucide-react/icons/maximize-2";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { ActionId } from "../actions/actions.ts";
import { useAction } from "../actions/useAction.ts";
import { Toolbar } from "../controls/Toolbar.tsx";
import { useLook } from "../EditorContext.ts";
import { said, strings } from "../strings.ts";
import css from "./Camera.module.css";

function Way({ action, icon }: { action: ActionId; icon: LucideIcon }) {
  const { label, isPossible, keys, run } = useAction(action);
  return (
    <IconButton
      icon={<Icon of={icon} />}
      kind="raised"
      label={label}
      hint={keys[0]}
      aria-disabled={!isPossible || undefined}
      onClick={run}
    />
  );
}

export function Camera() {
  const quarter = useLook((look) => look.quarter);
  return (
    <Toolbar label={strings.camera} className={css.camera}>
      <Way action="turnRoomLeft" icon={ChevronLeft} />
      <span className={css.facing}>{said.facing[quarter]}</span>
      <Way action="turnRoomRight" icon={ChevronRight} />
      <span className={css.zoom}>
        <Way action="zoomOut" icon={Minus} />
        <Way action="zoomIn" icon={Plus} />
      </span>
      <Way action="wholeRoom" icon={Maximize2} />
    </Toolbar>
  );
}
