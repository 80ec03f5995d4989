// Below the room: what is chosen, and what can be done with it.
import Copy from "lucide-react/icons/copy";
import CornerDownLeft from "lucide-react/icons/corner-down-left";
import Hand from "lucide-react/icons/hand";
import Heart from "lucide-react/icons/heart";
import Palette from "lucide-react/icons/palette";
import RotateCw from "lucide-react/icons/rotate-cw";
import Rows3 from "lucide-react/icons/rows-3";
import Trash2 from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo";
import { Tints } from "../../editor/controls/Tints.tsx";
import { Tool } from "../../editor/controls/Tool.tsx";
import { Toolbar } from "../../editor/controls/Toolbar.tsx";
import { useSession } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import { Chosen } from "./Chosen.tsx";
import css from "./Dock.module.css";
import { ThingMenuButton } from "./ThingMenuButton.tsx";
import { TintCard } from "./TintCard.tsx";
import { useHands } from "./useHands.ts";

export function Dock() {
  const hands = useHands();
  const selection = useSession((state) => state.selection);
  return (
    <section className={css.dock} data-region="dock" data-keys="" aria-label={strings.dock}>
      <Chosen />
      {hands === "holding" && (
        <Toolbar label={strings.dockTools} className={css.tools}>
          <Tool action="turn" icon={RotateCw} />
          <Tool action="back" icon={Undo} />
          <Tool action="grasp" icon={CornerDownLeft} kind="filled" />
        </Toolbar>
      )}
      {(hands === "chosen" || hands === "several") && (
        <>
          <Toolbar label={strings.dockTools} className={css.tools}>
            <Tool action="grasp" icon={Hand} label={strings.move} />
            <Tool action="turn" icon={RotateCw} />
            <Tool action="duplicate" icon={Copy} />
            {hands === "several" && <Tool action="lineUp" icon={Rows3} />}
            <Tool action="tint" icon={Palette} />
            {hands === "chosen" && <Tool action="keep" icon={Heart} />}
            <Tool action="putAway" icon={Trash2} kind="danger" />
            <ThingMenuButton />
          </Toolbar>
          <div className={css.tints}>
            <Tints ids={selection} />
          </div>
          <TintCard ids={selection} />
        </>
      )}
    </section>
  );
}
