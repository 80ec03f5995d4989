// What can be done with a photograph: save it as a file, and send it where the device can.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Download from "lucide-react/icons/download";
import Send from "lucide-react/icons/send";
import { useState } from "react";
import { download, fileName } from "../../../lib/download.ts";
import { useEditor } from "../../editor/EditorContext.ts";
import type { PaperKind } from "./paper.ts";
import { printedFile } from "./printPhoto.ts";
import { photoRefusals, strings } from "./strings.ts";

const TYPE = "image/png";

/** Whether this device hands pictures on to other programs. */
const canSend = (): boolean =>
  typeof navigator.canShare === "function" &&
  navigator.canShare({ files: [new File([], "photo.png", { type: TYPE })] });

type KeepPhotoProps = { photo: HTMLCanvasElement; paper: PaperKind; name: string };

export function KeepPhoto({ photo, paper, name }: KeepPhotoProps) {
  const { say } = useEditor();
  const [isSender] = useState(canSend);

  async function file(): Promise<File | null> {
    const blob = await printedFile(photo, paper, name);
    if (blob) return new File([blob], fileName(name, "photo.png"), { type: TYPE });
    say(photoRefusals.noMemory, "atOnce");
    return null;
  }
  async function save() {
    const own = await file();
    if (!own) return;
    download(own, own.name);
    say(strings.saved(own.name));
  }
  async function send() {
    const own = await file();
    if (!own) return;
    // Closing the device's own sheet is an answer too, and needs no reply.
    await navigator.share({ files: [own], title: name }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError"))
        say(strings.notShared, "atOnce");
    });
  }
  return (
    <>
      <Button data-autofocus icon={<Icon of={Download} size={18} />} onClick={() => void save()}>
        {strings.save}
      </Button>
      {isSender && (
        <Button kind="secondary" icon={<Icon of={Send} size={18} />} onClick={() => void send()}>
          {strings.share}
        </Button>
      )}
    </>
  );
}
