// How far the sheet of a phone, or the shelf of a low window, is drawn out now.
import { useOverlays } from "../../editor/EditorContext.ts";
import type { SheetStop } from "../../editor/overlays.ts";
import { useIsShortLayout, useLayout } from "../../editor/useLayout.ts";
import { useHandsState } from "../dock/useHandsState.ts";

/** What is chosen wants to be seen, and its tools are elsewhere; so do the rooms to begin with. */
export function useStop(isBeginning: boolean): SheetStop {
  const wanted = useOverlays((overlays) => overlays.sheet);
  const isLow = useLayout() === "low";
  const isShort = useIsShortLayout();
  const hands = useHandsState();
  if (hands !== "empty") return "chips";
  return wanted ?? (isLow || isShort || isBeginning ? "chips" : "shelf");
}
