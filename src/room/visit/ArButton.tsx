// Hands the room as a file to a device that stands it on a table by itself; on others there is no such button.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import Rotate3d from "lucide-react/icons/rotate-3d";
import { useState } from "react";
import { useEditor } from "../editor/EditorContext.ts";
import type { RoomStage } from "../stage/stage.ts";
import { strings } from "./strings.ts";

/** Only iPhones and iPads know this kind of link. */
const standsFiles = (): boolean => document.createElement("a").relList.supports("ar");

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

type StandButtonProps = { stage: Pick<RoomStage, "file"> | null };

export function ArButton({ stage }: StandButtonProps) {
  const { say } = useEditor();
  const [isOffered] = useState(standsFiles);
  const [isBusy, setBusy] = useState(false);
  if (!isOffered) return null;

  async function make() {
    setBusy(true);
    say(strings.standing);
    const file = await stage!.file("usdz").catch(() => null);
    setBusy(false);
    if (file) stand(file);
    else say(strings.standFailed, "atOnce");
  }

  return (
    <IconButton
      kind="raised"
      icon={<Icon of={Rotate3d} />}
      label={strings.stand}
      busy={isBusy}
      disabled={stage === null}
      onClick={() => void make()}
    />
  );
}
