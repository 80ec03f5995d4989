// Why something may not be where it is, and where it is free: a strip between the room and the thumb.
import { Button } from "../../../ui/Button.tsx";
import { Slip } from "../../../ui/Slip.tsx";
import { describeRefusal } from "../../describe/refusal.ts";
import { act } from "../../editor/actions/actions.ts";
import { useEditor, useOverlays, useSession } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import css from "./TroubleStrip.module.css";

export function TroubleStrip() {
  const editor = useEditor();
  const { session } = editor;
  const trouble = useOverlays((overlays) => overlays.trouble?.words ?? "");
  const held = useSession(({ tool, document }) => {
    if (tool.at !== "holding" || !tool.ghost.reason) return "";
    const { reason, free, items } = tool.ghost;
    const suggestion = free && items[0] ? { wanted: items[0], free } : undefined;
    return describeRefusal(document, session.catalogue, reason, suggestion);
  });
  const hasFree = useSession(({ tool }) => tool.at === "holding" && tool.ghost.free !== null);
  const words = held || trouble;
  if (!words) return null;
  return (
    <Slip className={css.strip} words={words} isTrouble>
      {held && hasFree && (
        <Button kind="secondary" size="small" onClick={() => act(editor, "grasp", "byPointer")}>
          {strings.putItThere}
        </Button>
      )}
    </Slip>
  );
}
