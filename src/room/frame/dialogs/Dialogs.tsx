// The dialogs of the editor, each open when it is asked for.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useState } from "react";
import { useOverlays } from "../../editor/EditorContext.ts";
import { HistoryDialog } from "./HistoryDialog.tsx";
import { KeySheet } from "./KeySheet.tsx";
import { LineUpDialog } from "./LineUpDialog.tsx";
import { NameDialog } from "./NameDialog.tsx";

/** It has two dozen cards to bring. */
const CommissionsDialog = lazyOrNothing(
  async () => (await import("../commissions/CommissionsDialog.tsx")).CommissionsDialog,
);

/** Only who takes photographs needs it, and what develops them. */
const PhotoDialog = lazyOrNothing(
  async () => (await import("../photo/PhotoDialog.tsx")).PhotoDialog,
);

function PhotoOnDemand() {
  const isWanted = useOverlays(({ open }) => open?.kind === "photo");
  return isWanted && <PhotoDialog />;
}

function CommissionsOnDemand() {
  const isWanted = useOverlays(({ open }) => open?.kind === "commissions");
  const [isNeeded, setNeeded] = useState(isWanted);
  if (isWanted && !isNeeded) setNeeded(true);
  return isNeeded && <CommissionsDialog />;
}

export const Dialogs = () => (
  <>
    <CommissionsOnDemand />
    <HistoryDialog />
    <KeySheet />
    <LineUpDialog />
    <NameDialog />
    <PhotoOnDemand />
  </>
);
