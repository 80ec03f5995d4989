// Where the dock has no room for swatches they lie on a card above it, for as long as they are wanted.
import { type FocusEvent, useLayoutEffect } from "react";
import { focusTints, Tints } from "../../editor/controls/Tints.tsx";
import { useEditor, useOverlays } from "../../editor/EditorContext.ts";
import type { ItemId } from "../../model/room.ts";
import css from "./TintCard.module.css";

export function TintCard({ ids }: { ids: readonly ItemId[] }) {
  const { overlays } = useEditor();
  const isWanted = useOverlays(({ open }) => open?.kind === "tints");

  // Before anything is painted: the dock's own swatches may be there to take the focus.
  useLayoutEffect(() => {
    if (!isWanted) return;
    focusTints();
    const own = document.activeElement?.closest("[data-tint-card]");
    if (!own) overlays.set({ open: null });
  }, [isWanted, overlays]);

  if (!isWanted) return null;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) overlays.set({ open: null });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns that the focus has left it.
    <div className={css.card} data-tint-card="" onBlur={onBlur}>
      <Tints ids={ids} />
    </div>
  );
}
