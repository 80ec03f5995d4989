// Says that what the address named could not be opened, and what can be done about it.
import DoorClosed from "lucide-react/icons/door-closed";
import { useEffect, useState } from "react";
import { link } from "../../lib/link.ts";
import { Button } from "../../ui/Button.tsx";
import { Slip } from "../../ui/Slip.tsx";
import { focusRoomName } from "../device/focusRoomName.ts";
import type { Workshop } from "../device/ports.ts";
import { useEditor } from "../editor/EditorContext.ts";
import type { AccountRooms } from "./account.ts";
import { LostRoom } from "./LostRoom.tsx";
import type { Lost } from "./lost.ts";
import { strings } from "./strings.ts";

type LostNoticeProps = {
  lost: Lost;
  /** Null where nobody can sign in. */
  account: Promise<AccountRooms | null> | null;
  workshop: Pick<Workshop, "openRoom">;
  /** Null where it came about this time. */
  remix: (id: string) => Promise<Lost | null>;
};

export function LostNotice({ lost: first, account, workshop, remix }: LostNoticeProps) {
  const [lost, setLost] = useState<Lost | null>(first);
  const close = () => {
    setLost(null);
    // Loaded again, the page has nothing to look for in vain.
    history.replaceState(history.state, "", location.pathname);
    focusRoomName();
  };
  if (!lost) return null;
  if (lost.kind === "room")
    return <LostRoom account={account} workshop={workshop} close={close} id={lost.id} />;
  return <LostRemix lost={lost} close={close} again={async () => setLost(await remix(lost.id))} />;
}

type LostRemixProps = {
  lost: Extract<Lost, { kind: "remix" }>;
  again: () => Promise<void>;
  close: () => void;
};

function LostRemix({ lost, again, close }: LostRemixProps) {
  const { say } = useEditor();
  const [isBusy, setBusy] = useState(false);
  const words = strings.notRemixed[lost.reason];
  // Also where it is the same trouble once more.
  useEffect(() => say(strings.notRemixed[lost.reason], "atOnce"), [lost, say]);
  const tryAgain = async () => {
    setBusy(true);
    await again();
    setBusy(false);
    if (document.activeElement === document.body) focusRoomName();
  };
  return (
    <Slip mark={DoorClosed} words={words}>
      {lost.reason === "gone" ? (
        <Button size="small" href={link("/rooms")}>
          {strings.openRooms}
        </Button>
      ) : (
        <Button size="small" busy={isBusy} onClick={() => void tryAgain()}>
          {strings.tryAgain}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={close}>
        {strings.understood}
      </Button>
    </Slip>
  );
}
