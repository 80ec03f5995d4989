// Closer, further and back to the beds, for whoever has one finger, no wheel, or keys.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Sprout from "lucide-react/icons/sprout";
import { memo } from "react";
import css from "./FarmScene.module.css";
import type { LiveFarm } from "./round/liveFarm.ts";
import { strings } from "./strings.ts";
import { zoomFarmCamera } from "./view/farmCamera.ts";

const ZOOM = 1.4;

/** A gesture changes nothing of them. */
export const ViewButtons = memo(function ViewButtons({ farm }: { readonly farm: LiveFarm }) {
  const button = (label: string, icon: typeof Plus, press: () => void) => (
    <IconButton icon={<Icon of={icon} />} label={label} kind="raised" onClick={press} />
  );
  const zoom = (by: number) => () =>
    farm.move((view, window) =>
      zoomFarmCamera(view, by, { x: window.width / 2, y: window.height / 2 }, window),
    );
  return (
    <div className={css.buttons}>
      {button(strings.closer, Plus, zoom(ZOOM))}
      {button(strings.further, Minus, zoom(1 / ZOOM))}
      {button(strings.beds, Sprout, () => farm.move((_, window) => window.first))}
    </div>
  );
});
