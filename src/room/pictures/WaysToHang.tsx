// What can be done with a picture in the open room, as items of a menu.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { MenuItem } from "@loamstead/ui/Menu.tsx";
import type { LucideIcon } from "lucide-react";
import Grid3x3 from "lucide-react/icons/grid-3x3";
import Image from "lucide-react/icons/image";
import Layers from "lucide-react/icons/layers";
import Mountain from "lucide-react/icons/mountain";
import PaintRoller from "lucide-react/icons/paint-roller";
import Presentation from "lucide-react/icons/presentation";
import { useEditor, useSession } from "../editor/EditorContext.ts";
import { focusRegion } from "../editor/regions.ts";
import {
  applyPicture,
  chosenFrame,
  frameName,
  type Hangable,
  type PictureUse,
  pictureUses,
} from "./hanging.ts";
import { strings } from "./strings.ts";

const icons: Readonly<Record<PictureUse, LucideIcon>> = {
  hang: Image,
  rug: Layers,
  screen: Presentation,
  walls: PaintRoller,
  floor: Grid3x3,
  backdrop: Mountain,
};

const isPiece = (way: PictureUse): boolean => way === "hang" || way === "rug" || way === "screen";

export function WaysToHang({ of }: { of: Hangable }) {
  const editor = useEditor();
  const { catalogue } = editor.session;
  // Drawn anew when another frame is chosen, whose name is then in the menu.
  useSession((state) => chosenFrame(state, catalogue)?.id);
  const frame = frameName(editor);

  const put = (way: PictureUse) => {
    // What is new is carried on by the arrows; what is papered is merely looked at.
    if (applyPicture(editor, of, way) && isPiece(way)) focusRegion("room");
  };
  return pictureUses.map((way) => (
    <MenuItem key={way} icon={<Icon of={icons[way]} />} onSelect={() => put(way)}>
      {way === "hang" && frame !== null ? strings.hangIn(frame) : strings[way]}
    </MenuItem>
  ));
}
