// The room in 3D, from above, or as a list.
import Box from "lucide-react/icons/box";
import Grid2x2 from "lucide-react/icons/grid-2x2";
import ImageIcon from "lucide-react/icons/image";
import List from "lucide-react/icons/list";
import { showMode } from "../../editor/actions/viewActions.ts";
import { canDrawScenes } from "../../editor/canDrawScenes.ts";
import { Choice } from "../../editor/controls/Choice.tsx";
import { useEditor, useView } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import type { Mode } from "../../editor/viewSettings.ts";

type ViewSwitchProps = { words?: "all" | "chosen" | "none"; className?: string | undefined };

export function ViewSwitch({ words = "all", className }: ViewSwitchProps) {
  const editor = useEditor();
  const mode = useView((view) => view.mode);
  const has3D = canDrawScenes();
  return (
    <Choice<Mode>
      label={strings.view}
      value={mode}
      words={words}
      className={className}
      options={[
        has3D
          ? { value: "scene", label: strings.scene, icon: Box }
          : { value: "scene", label: strings.picture, icon: ImageIcon },
        { value: "plan", label: strings.plan, icon: Grid2x2 },
        { value: "list", label: strings.list, icon: List },
      ]}
      onChoose={(chosen) => showMode(editor, chosen)}
    />
  );
}
