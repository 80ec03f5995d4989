// Asks before a room is deleted: what becomes of it, and what others lose where it is shared.
import { Button } from "@loamstead/ui/Button.tsx";
import { useEffect, useState } from "react";
import { focusRoomName } from "./focusRoomName.ts";
import css from "./Panel.module.css";
import type { RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { useAnnounceDone } from "./useAnnounceDone.ts";

type DeletePanelProps = { tools: RoomTools; id: string; name: string; isFromList: boolean };

/** In a sentence what others lose; nothing where nobody sees it. */
async function lossOf({ account }: RoomTools, id: string): Promise<string> {
  const rooms = await account;
  const [own, guest] = await Promise.all([rooms?.find(id), rooms?.guests.find(id)]);
  if (own?.ok && own.value && own.value.publishedAt !== null)
    return strings.linkStops(own.value.hearts);
  return guest ? strings.guestLinkGoesOn(guest.endsAt) : "";
}

export function DeletePanel({ tools, id, name, isFromList }: DeletePanelProps) {
  const { library, view } = tools;
  const sayDone = useAnnounceDone();
  const [loss, setLoss] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    void lossOf(tools, id).then((words) => isHere && setLoss(words));
    return () => {
      isHere = false;
    };
  }, [tools, id]);

  const leave = () => view.set({ view: isFromList ? { kind: "rooms" } : null });
  const remove = async () => {
    setBusy(true);
    const done = await library.remove(id);
    setBusy(false);
    if (!sayDone(done, strings.removed(name))) return;
    leave();
    if (!isFromList) focusRoomName();
  };
  return (
    <div className={css.panel}>
      <p>{strings.removeKept(name)}</p>
      {loss !== "" && <p role="status">{loss}</p>}
      <p className={css.ways}>
        <Button busy={busy} onClick={() => void remove()}>
          {strings.removeDo}
        </Button>
        <Button kind="quiet" data-autofocus="" onClick={leave}>
          {strings.keepIt}
        </Button>
      </p>
    </div>
  );
}
