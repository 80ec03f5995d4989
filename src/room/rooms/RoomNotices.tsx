// Two slips of paper above the room: what was deleted can come back, and what was set aside be fetched.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Slip } from "@loamstead/ui/Slip.tsx";
import Archive from "lucide-react/icons/archive";
import Undo2 from "lucide-react/icons/undo-2";
import { download } from "../../lib/download.ts";
import { useSelected } from "../editor/useSelected.ts";
import { focusRoomName } from "./focusRoomName.ts";
import type { RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { useAnnounceDone } from "./useAnnounceDone.ts";
import { dayWords } from "./whenWords.ts";

/** Also inside the dialog, which nothing outside of it can be reached from. */
export function RemovedNotice({ tools: { library } }: { tools: RoomTools }) {
  const sayDone = useAnnounceDone();
  const removed = useSelected(library, (state) => state.removed);
  if (!removed) return null;
  const bringBack = async () => {
    const back = await library.bringBack(removed.id);
    // The button is gone with its slip.
    if (document.activeElement === document.body) focusRoomName();
    sayDone(back, strings.broughtBack);
  };
  return (
    <Slip words={strings.removed(removed.name)}>
      <Button kind="quiet" size="small" icon={<Icon of={Undo2} />} onClick={() => void bringBack()}>
        {strings.bringBack}
      </Button>
    </Slip>
  );
}

function UnreadableNotice({ tools: { library } }: { tools: RoomTools }) {
  const unreadable = useSelected(library, (state) => state.unreadable);
  if (!unreadable) return null;
  const take = async () => {
    const text = await library.readUnreadable(unreadable.key);
    if (text !== null) download(new Blob([text], { type: "application/json" }), "set-aside.json");
  };
  const close = () => {
    library.dismissUnreadable();
    focusRoomName();
  };
  return (
    <Slip mark={Archive} words={strings.unreadableNotice(dayWords(unreadable.at))}>
      <Button kind="quiet" size="small" onClick={() => void take()}>
        {strings.unreadableDownload}
      </Button>
      <Button kind="quiet" size="small" onClick={close}>
        {strings.dismiss}
      </Button>
    </Slip>
  );
}

export function RoomNotices({ tools }: { tools: RoomTools }) {
  const isShown = useSelected(tools.view, (state) => state.view !== null);
  return (
    <>
      {!isShown && <RemovedNotice tools={tools} />}
      <UnreadableNotice tools={tools} />
    </>
  );
}
