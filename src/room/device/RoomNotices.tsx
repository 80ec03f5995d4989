// Two slips of paper above the room: what was put away can come back, and what was set aside be fetched.
import Archive from "lucide-react/icons/archive";
import Undo2 from "lucide-react/icons/undo-2";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Slip } from "../../ui/Slip.tsx";
import { useSelected } from "../editor/useSelected.ts";
import { download } from "./download.ts";
import { focusRoomName } from "./focusRoomName.ts";
import type { RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { useTold } from "./useTold.ts";
import { dayWords } from "./whenWords.ts";

/** Also inside the dialog, which nothing outside of it can be reached from. */
export function RemovedNotice({ tools: { workshop } }: { tools: RoomTools }) {
  const told = useTold();
  const removed = useSelected(workshop, (state) => state.removed);
  if (!removed) return null;
  const bringBack = async () => {
    const back = await workshop.bringBack();
    // The button is gone with its slip.
    if (document.activeElement === document.body) focusRoomName();
    told(back, strings.broughtBack);
  };
  return (
    <Slip words={strings.removed(removed.name)}>
      <Button kind="quiet" size="small" icon={<Icon of={Undo2} />} onClick={() => void bringBack()}>
        {strings.bringBack}
      </Button>
    </Slip>
  );
}

function AsideNotice({ tools: { workshop } }: { tools: RoomTools }) {
  const aside = useSelected(workshop, (state) => state.aside);
  if (!aside) return null;
  const take = async () => {
    const text = await workshop.readAside(aside.key);
    if (text !== null) download(new Blob([text], { type: "application/json" }), "set-aside.json");
  };
  const close = () => {
    workshop.noticeAside();
    focusRoomName();
  };
  return (
    <Slip mark={Archive} words={strings.asideNotice(dayWords(aside.at))}>
      <Button kind="quiet" size="small" onClick={() => void take()}>
        {strings.asideDownload}
      </Button>
      <Button kind="quiet" size="small" onClick={close}>
        {strings.asideClose}
      </Button>
    </Slip>
  );
}

export function RoomNotices({ tools }: { tools: RoomTools }) {
  const isShown = useSelected(tools.view, (state) => state.view !== null);
  return (
    <>
      {!isShown && <RemovedNotice tools={tools} />}
      <AsideNotice tools={tools} />
    </>
  );
}
