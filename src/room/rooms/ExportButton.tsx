// Beside the share button: opens the ways to take the room with one.
import Camera from "lucide-react/icons/camera";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { strings } from "../files/strings.ts";
import type { RoomTools } from "./roomTools.ts";

export function ExportButton({ tools }: { tools: RoomTools }) {
  return (
    <IconButton
      kind="raised"
      icon={<Icon of={Camera} />}
      label={strings.exportTitle}
      aria-haspopup="dialog"
      onClick={() => tools.view.set({ view: { kind: "export" } })}
    />
  );
}
