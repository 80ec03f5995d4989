// From where one looks: quarter turns, closer and further, the whole room; and where to, once it is more than the view.

import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import type { LucideIcon } from "lucide-react";
import Aperture from "lucide-react/icons/aperture";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Maximize2 from "lucide-react/icons/maximize-2";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { hasWebGl } from "../../../scene/context/graphics.ts";
import type { ActionId } from "../../editor/actions/actions.ts";
import { useAction } from "../../editor/actions/useAction.ts";
import { Toolbar } from "../../editor/controls/Toolbar.tsx";
import { useView } from "../../editor/EditorContext.ts";
import { announcements, strings } from "../../editor/strings.ts";
import type { ViewState } from "../../editor/viewSettings.ts";
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

/** Of the whole room there is nothing further to be seen. */
const isPart = ({ zoom, pan }: ViewState): boolean => zoom > 1 || pan.x !== 0 || pan.z !== 0;

const Ways = () => (
  <span className={css.ways}>
    <Way action="panLeft" icon={ArrowLeft} />
    <Way action="panUp" icon={ArrowLeft} />
    <Way action="panDown" icon={ArrowLeft} />
    <Way action="panRight" icon={ArrowLeft} />
  </span>
);

/** Where there is no room for more, and fingers turn and zoom. */
export function PhoneCamera() {
  const hasWays = useView(isPart);
  return hasWays ? (
    <Toolbar label={strings.camera} className={css.camera}>
      <Ways />
      <Way action="wholeRoom" icon={Maximize2} />
    </Toolbar>
  ) : null;
}

export function Camera() {
  const quarter = useView((view) => view.quarter);
  const hasWays = useView(isPart);
  return (
    <Toolbar label={strings.camera} className={css.camera}>
      {hasWays && <Ways />}
      <span className={css.turns}>
        <Way action="turnRoomLeft" icon={ChevronLeft} />
        <span className={css.facing}>{announcements.facing[quarter]}</span>
        <Way action="turnRoomRight" icon={ChevronRight} />
      </span>
      <span className={css.zoom}>
        <Way action="zoomOut" icon={Minus} />
        <Way action="zoomIn" icon={Plus} />
        <Way action="wholeRoom" icon={Maximize2} />
        {hasWebGl() && <Way action="photo" icon={Aperture} />}
      </span>
    </Toolbar>
  );
}
