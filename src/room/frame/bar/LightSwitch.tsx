// Day, evening or night in the room.
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import Sunset from "lucide-react/icons/sunset";
import { setLight } from "../../commands/setLight.ts";
import { Choice } from "../../editor/controls/Choice.tsx";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import type { Editor } from "../../editor/editor.ts";
import { report } from "../../editor/report.ts";
import { lightNames, strings } from "../../editor/strings.ts";
import { useIsRoomy } from "../../editor/useLayout.ts";
import type { Light } from "../../model/room.ts";

export const lightIcons = { day: Sun, evening: Sunset, night: Moon };
const lights = ["day", "evening", "night"] as const;

export const nextLight = (light: Light): Light => lights[(lights.indexOf(light) + 1) % 3]!;

export function light(editor: Editor, wanted: Light): void {
  const outcome = editor.session.dispatch(setLight, { light: wanted });
  report(editor, outcome, () => strings.lit(lightNames[wanted]));
}

export function LightSwitch() {
  const editor = useEditor();
  const now = useSession(({ document }) => document.shell.light);
  return (
    <Choice<Light>
      label={strings.light}
      value={now}
      words={useIsRoomy() ? "chosen" : "none"}
      options={lights.map((value) => ({
        value,
        label: lightNames[value],
        icon: lightIcons[value],
      }))}
      onChoose={(chosen) => light(editor, chosen)}
    />
  );
}
