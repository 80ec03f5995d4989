// The panel beside the room: pieces while furnishing, walls and floor while building.

import { Icon } from "@loamstead/ui/Icon.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { ToolButton } from "@loamstead/ui/ToolButton.tsx";
import Armchair from "lucide-react/icons/armchair";
import ListTree from "lucide-react/icons/list-tree";
import Mail from "lucide-react/icons/mail";
import { type ReactNode, useState } from "react";
import { act } from "../../editor/actions/actions.ts";
import { Choice } from "../../editor/controls/Choice.tsx";
import { useEditor, useOverlays, useView } from "../../editor/EditorContext.ts";
import type { OverlayState } from "../../editor/overlays.ts";
import { actionNames, strings } from "../../editor/strings.ts";
import { useLayout } from "../../editor/useLayout.ts";
import { useSelected } from "../../editor/useSelected.ts";
import { startCardDrag } from "../../hands/cardDrag.ts";
import { CataloguePanel } from "../../panels/CataloguePanel.tsx";
import { commissionsOnDevice } from "../../panels/keptOnDevice.ts";
import { UndoRedoIcons } from "../bar/UndoRedo.tsx";
import { useStop } from "../phone/useStop.ts";
import { FoldShelf } from "./FoldShelf.tsx";
import css from "./SidePanel.module.css";

const BuildPanel = lazyOrNothing(async () => (await import("../build/BuildPanel.tsx")).BuildPanel);
export const LazyPlacedList = lazyOrNothing(
  async () => (await import("../../panels/PlacedList.tsx")).PlacedList,
);

const CommissionCard = lazyOrNothing(
  async () => (await import("../commissions/CommissionCard.tsx")).CommissionCard,
);

/** The card that was taken on; on a desk, where there is none, the way to them. */
function CardOnTop() {
  const editor = useEditor();
  const isDesk = useLayout() === "desk";
  const isTaken = useSelected(commissionsOnDevice(), ({ taken }) => taken !== null);
  // What a villager writes back stays to be read.
  const [isNeeded, setNeeded] = useState(isTaken);
  if (isTaken && !isNeeded) setNeeded(true);
  return (
    <>
      {isNeeded && (
        <div className={css.card}>
          <CommissionCard />
        </div>
      )}
      {isDesk && !isTaken && (
        <ToolButton
          className={css.cards}
          aria-haspopup="dialog"
          aria-keyshortcuts="K"
          onClick={() => act(editor, "commissions", "byPointer")}
        >
          <Icon of={Mail} size={19} />
          {actionNames.commissions}
        </ToolButton>
      )}
    </>
  );
}

/** `pictures`: the visitor's own. */
export const SidePanel = (props: { pictures: ReactNode }) => (
  <>
    <CardOnTop />
    <Panel {...props} />
  </>
);

function Panel({ pictures }: { pictures: ReactNode }) {
  const trade = useView((view) => view.trade);
  const side = useOverlays((overlays) => overlays.side);
  const layout = useLayout();
  // Folded, the shelf of a low window is its sets alone.
  const isFolded = useStop(false) === "chips" && layout === "low";
  const beside =
    layout === "phone" ? <UndoRedoIcons /> : layout === "low" ? <FoldShelf /> : undefined;
  if (isFolded) return <CataloguePanel pictures={pictures} onLift={startCardDrag} />;
  if (trade === "build") return <BuildPanel beside={beside} />;
  if (side === "placed") return <LazyPlacedList beside={beside} />;
  return <CataloguePanel pictures={pictures} besideSearch={beside} onLift={startCardDrag} />;
}

/** Where only one panel has room beside the stage: pieces, or what is in the room. */
export function SideTabs() {
  const { overlays } = useEditor();
  const side = useOverlays((state) => state.side);
  const trade = useView((view) => view.trade);
  if (trade === "build") return null;
  return (
    <Choice<OverlayState["side"]>
      label={strings.side}
      className={css.tabs!}
      value={side}
      options={[
        { value: "catalogue", label: strings.pieces, icon: Armchair },
        { value: "placed", label: strings.inThisRoom, icon: ListTree },
      ]}
      onChoose={(chosen) => overlays.set({ side: chosen })}
    />
  );
}
