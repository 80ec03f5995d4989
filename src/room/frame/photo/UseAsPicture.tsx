// Makes what the photograph is aimed at the picture that others see of the room: its pose is kept, and no pixels.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import GalleryThumbnails from "lucide-react/icons/gallery-thumbnails";
import { use, useState } from "react";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { firstShot } from "../../model/shot.ts";
import type { Choices } from "./photoMachine.ts";
import { PictureForOthers } from "./pictureForOthers.ts";
import { chosenWords, strings } from "./strings.ts";

type UseAsPictureProps = { choices: Pick<Choices, "lens" | "focus" | "aim" | "crop"> };

export function UseAsPicture({ choices: { lens, focus, aim, crop } }: UseAsPictureProps) {
  const choose = use(PictureForOthers);
  const { say, view } = useEditor();
  const hour = useSession(({ document }) => document.shell.light);
  const [isBusy, setBusy] = useState(false);
  if (!choose) return null;

  async function keep(keepShot: NonNullable<typeof choose>) {
    setBusy(true);
    const pose = { ...firstShot(hour), lens, aim, crop, side: view.state().quarter };
    const chosen = await keepShot(focus === null ? pose : { ...pose, focus });
    setBusy(false);
    say(chosenWords[chosen], chosen === "chosen" ? undefined : "atOnce");
  }
  return (
    <Button
      kind="secondary"
      icon={<Icon of={GalleryThumbnails} size={18} />}
      busy={isBusy}
      onClick={() => void keep(choose)}
    >
      {strings.useAsPicture}
    </Button>
  );
}
