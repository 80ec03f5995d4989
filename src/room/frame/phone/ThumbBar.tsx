// Within a thumb's reach: what can be done with what is chosen, or where to turn with nothing chosen.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Slip } from "@loamstead/ui/Slip.tsx";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import type { LucideIcon } from "lucide-react";
import Armchair from "lucide-react/icons/armchair";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Hammer from "lucide-react/icons/hammer";
import ListTree from "lucide-react/icons/list-tree";
import Palette from "lucide-react/icons/palette";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import Trash2 from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo";
import { describeRefusal } from "../../describe/refusal.ts";
import { act } from "../../editor/actions/actions.ts";
import { takeUp } from "../../editor/actions/viewActions.ts";
import tool from "../../editor/controls/ActionTool.module.css";
import { ActionTool } from "../../editor/controls/ActionTool.tsx";
import { Toolbar } from "../../editor/controls/Toolbar.tsx";
import { useEditor, useOverlays, useSession, useView } from "../../editor/EditorContext.ts";
import type { OverlayState } from "../../editor/overlays.ts";
import { strings } from "../../editor/strings.ts";
import { ThingMenuButton } from "../dock/ThingMenu.tsx";
import { TintCard } from "../dock/TintCard.tsx";
import { useHandsState } from "../dock/useHandsState.ts";
import css from "./ThumbBar.module.css";
import { useStop } from "./useStop.ts";

/** Why something may not be where it is, and where it is free: a strip between the room and the thumb. */
export function TroubleStrip() {
  const editor = useEditor();
  const { session } = editor;
  const trouble = useOverlays((overlays) => overlays.trouble?.words ?? "");
  const held = useSession(({ tool, document }) => {
    if (tool.at !== "holding" || !tool.ghost.reason) return "";
    const { reason, free, items } = tool.ghost;
    const suggestion = free && items[0] ? { wanted: items[0], free } : undefined;
    return describeRefusal(document, session.catalogue, reason, suggestion);
  });
  const hasFree = useSession(({ tool }) => tool.at === "holding" && tool.ghost.free !== null);
  const words = held || trouble;
  if (!words) return null;
  return (
    <Slip className={css.strip} words={words} isTrouble>
      {held && hasFree && (
        <Button kind="secondary" size="small" onClick={() => act(editor, "grasp", "byPointer")}>
          {strings.putItThere}
        </Button>
      )}
    </Slip>
  );
}

type Place = OverlayState["side"] | "build";

function usePlaces() {
  const editor = useEditor();
  const side = useOverlays((overlays) => overlays.side);
  const trade = useView((view) => view.trade);
  const stop = useStop(false);
  const here: Place = trade === "build" ? "build" : side;
  const goTo = (place: Place) => {
    const { overlays, view } = editor;
    const wanted = place === "build" ? "build" : "furnish";
    if (view.state().trade !== wanted) takeUp(editor, wanted);
    const again = place === here && stop !== "chips" ? "chips" : "shelf";
    overlays.set({ sheet: again, ...(place !== "build" && { side: place }) });
  };
  return { here, goTo };
}

function Places() {
  const { here, goTo } = usePlaces();
  const place = (id: Place, label: string, icon: LucideIcon) => (
    <ToolButton className={tool.tool} aria-pressed={here === id} onClick={() => goTo(id)}>
      <Icon of={icon} size={22} />
      <span>{label}</span>
    </ToolButton>
  );
  return (
    <>
      {place("catalogue", strings.pieces, Armchair)}
      {place("placed", strings.inTheRoom, ListTree)}
      {place("build", strings.buildWord, Hammer)}
      <ActionTool action="turnRoomLeft" icon={RotateCcw} label={strings.turnView} />
    </>
  );
}

export function ThumbBar() {
  const hands = useHandsState();
  const { session } = useEditor();
  const selection = useSession((state) => state.selection);
  return (
    <section className={css.bar} data-region="dock" data-keys="" aria-label={strings.dock}>
      {hands === "empty" && (
        <Toolbar label={strings.sheet} className={css.tools}>
          <Places />
        </Toolbar>
      )}
      {hands === "holding" && (
        <Toolbar label={strings.dockTools} className={css.tools}>
          <ActionTool action="turn" icon={RotateCw} />
          <ActionTool action="back" icon={Undo} />
          <ActionTool action="grasp" icon={Check} kind="filled" />
        </Toolbar>
      )}
      {(hands === "chosen" || hands === "several") && (
        <>
          <Toolbar label={strings.dockTools} className={css.tools}>
            <ActionTool action="turn" icon={RotateCw} />
            <ActionTool action="duplicate" icon={Copy} label={strings.copyWord} />
            <ActionTool action="tint" icon={Palette} />
            <ActionTool action="putAway" icon={Trash2} kind="danger" />
            <ThingMenuButton />
            <ToolButton className={tool.tool} data-kind="filled" onClick={() => session.select([])}>
              <Icon of={Check} size={22} />
              <span>{strings.done}</span>
            </ToolButton>
          </Toolbar>
          <TintCard ids={selection} />
        </>
      )}
    </section>
  );
}
