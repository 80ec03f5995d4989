// Hands the room as a file to a device that stands it on a table by itself.
import { useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import type { Stage } from "../stage/stage.ts";
import { StandFace } from "./StandFace.tsx";
import { strings } from "./strings.ts";

/** The device takes a link for it only with a picture in it, and a file without an address only with a name. */
function stand(file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.rel = "ar";
  link.href = url;
  link.download = "room.usdz";
  link.append(document.createElement("img"));
  link.click();
  // It is read for as long as it is looked at.
  setTimeout(() => URL.revokeObjectURL(url), 600_000);
}

type StandFileButtonProps = { stage: Pick<Stage, "file"> | null };

export function StandFileButton({ stage }: StandFileButtonProps) {
  const { say } = useEditor();
  const [isBusy, setBusy] = useState(false);

  async function make() {
    setBusy(true);
    say(strings.standing);
    const file = await stage!.file("usdz").catch(() => null);
    setBusy(false);
    if (file) stand(file);
    else say(strings.standFailed, "atOnce");
  }

  return <StandFace isBusy={isBusy} isReady={stage !== null} onPress={make} />;
}
