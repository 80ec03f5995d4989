// The history beside the room, so that one sees what one goes back to.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useEditor } from "../../editor/EditorContext.ts";
import { focusRegion } from "../../editor/regions.ts";
import { strings } from "../../editor/strings.ts";
import css from "./HistoryDialog.module.css";
import { HistoryEntries } from "./HistoryDialog.tsx";

export function HistoryPanel() {
  const { overlays } = useEditor();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current!.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, []);
  const close = () => {
    overlays.set({ open: null });
    focusRegion("room");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return (
    <section
      ref={panel}
      role="dialog"
      className={css.panel}
      aria-label={strings.history}
      onKeyDown={onKeyDown}
    >
      <div className={css.head}>
        <h2>{strings.history}</h2>
        <IconButton icon={<Icon of={X} />} label={strings.close} onClick={close} />
      </div>
      <div className={css.rows}>
        <HistoryEntries />
      </div>
    </section>
  );
}
