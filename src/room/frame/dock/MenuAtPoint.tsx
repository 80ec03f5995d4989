// The menu of a chosen thing where somebody clicked it, or where the focus was when it was asked for.
import { useLayoutEffect, useRef } from "react";
import { Menu } from "../../../ui/Menu.tsx";
import { useEditor, useOverlays } from "../../editor/EditorContext.ts";
import { focusRegion } from "../../editor/regions.ts";
import { strings } from "../../editor/strings.ts";
import css from "./MenuAtPoint.module.css";
import { ThingMenuEntries } from "./thingMenu.tsx";

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

export function MenuAtPoint() {
  const open = useOverlays((overlays) => overlays.open);
  return open?.kind === "menu" ? <OpenMenu key={`${open.at.x} ${open.at.y}`} {...open.at} /> : null;
}
