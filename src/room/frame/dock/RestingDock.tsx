// In the dock's place while nothing is chosen: how much stands in the room, and what may be done next.
import Keyboard from "lucide-react/icons/keyboard";
import Search from "lucide-react/icons/search";
import { ActionTool } from "../../editor/controls/ActionTool.tsx";
import { Toolbar } from "../../editor/controls/Toolbar.tsx";
import { useSession, useView } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import css from "./RestingDock.module.css";
import { useHandsState } from "./useHandsState.ts";

export function RestingDock() {
  const hands = useHandsState();
  const trade = useView((view) => view.trade);
  const count = useSession(({ document }) => document.items.size);
  if (hands !== "empty") return null;
  return (
    <div className={css.resting}>
      <p className={css.words}>
        <b>{strings.stands(count)}</b>{" "}
        {(count > 0 || trade === "build") && strings.restWords[trade]}
      </p>
      <Toolbar label={strings.sheet} className={css.tools}>
        <ActionTool action="search" icon={Search} />
        <ActionTool action="keys" icon={Keyboard} />
      </Toolbar>
    </div>
  );
}
