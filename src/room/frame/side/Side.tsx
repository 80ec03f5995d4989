// The panel beside the room: pieces while furnishing, walls and floor while building.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import Armchair from "lucide-react/icons/armchair";
import ListTree from "lucide-react/icons/list-tree";
import type { ReactNode } from "react";
import { Choice } from "../../editor/controls/Choice.tsx";
import { useEditor, useOverlays, useView } from "../../editor/EditorContext.ts";
import type { OverlayState } from "../../editor/overlays.ts";
import { strings } from "../../editor/strings.ts";
import { useLayout } from "../../editor/useLayout.ts";
import { onLift } from "../../hands/lifted.ts";
import { CataloguePanel } from "../../panels/CataloguePanel.tsx";
import { UndoRedoIcons } from "../bar/UndoRedo.tsx";
import css from "./Side.module.css";

const BuildPanel = lazyOrNothing(async () => (await import("../build/BuildPanel.tsx")).BuildPanel);
export const PlacedList = lazyOrNothing(
  async () => (await import("../../panels/PlacedList.tsx")).PlacedList,
);

/** `pictures`: the visitor's own. */
export function Side({ pictures }: { pictures: ReactNode }) {
  const trade = useView((view) => view.trade);
  const side = useOverlays((overlays) => overlays.side);
  const isPhone = useLayout() === "phone";
  const beside = isPhone ? <UndoRedoIcons /> : undefined;
  if (trade === "build") return <BuildPanel beside={beside} />;
  if (side === "placed")
    return (
      <div className={css.placed}>
        {beside && <div className={css.beside}>{beside}</div>}
        <PlacedList />
      </div>
    );
  return <CataloguePanel pictures={pictures} besideSearch={beside} onLift={onLift} />;
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
