// On a phone the light is one button, which goes on to the next hour.
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { lightNames, strings } from "../../editor/strings.ts";
import { light, lightIcons, nextLight } from "./LightSwitch.tsx";

export function LightButton() {
  const editor = useEditor();
  const now = useSession(({ document }) => document.shell.light);
  const next = nextLight(now);
  return (
    <IconButton
      icon={<Icon of={lightIcons[now]} />}
      kind="raised"
      label={strings.lightNow(lightNames[now], lightNames[next])}
      onClick={() => light(editor, next)}
    />
  );
}
