// The shelf of a low window: its sets down the side of the room, and the whole of it once one is wanted.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import Search from "lucide-react/icons/search";
import type { MouseEvent, ReactNode } from "react";
import { act } from "../../editor/actions/actions.ts";
import { takeUp } from "../../editor/actions/viewActions.ts";
import { useEditor, useView } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import { useHandsState } from "../dock/useHandsState.ts";
import { useStop } from "../phone/useStop.ts";
import css from "./LowShelf.module.css";

export function LowShelf({ children }: { children: ReactNode }) {
  const editor = useEditor();
  const trade = useView((view) => view.trade);
  const hands = useHandsState();
  const stop = useStop(false);
  const isFolded = stop === "chips";

  /** A set that is pressed is wanted with all that is in it. */
  const onClick = ({ target }: MouseEvent) => {
    if (!isFolded || !(target as Element).closest("[role=tab]")) return;
    const { overlays, session, view } = editor;
    if (hands !== "empty") session.rest();
    session.select([]);
    if (view.state().trade === "build") takeUp(editor, "furnish");
    overlays.set({ side: "catalogue", sheet: "shelf" });
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tabs in it are pressed, by keys as well.
    <section
      className={css.shelf}
      data-region="catalogue"
      data-stop={stop}
      aria-label={trade === "build" ? strings.build : strings.catalogue}
      onClick={onClick}
    >
      {isFolded && (
        <ToolButton
          className={css.find}
          aria-keyshortcuts="/"
          onClick={() => act(editor, "search", "byPointer")}
        >
          <Icon of={Search} size={21} />
          <span>{strings.find}</span>
        </ToolButton>
      )}
      {children}
    </section>
  );
}
