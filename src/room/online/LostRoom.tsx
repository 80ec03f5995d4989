// Says that a room is not on this device; where there is an account, it is looked for there.
import DoorClosed from "lucide-react/icons/door-closed";
import { use, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../../ui/Button.tsx";
import { Slip } from "../../ui/Slip.tsx";
import type { Workshop } from "../device/ports.ts";
import { useEditor } from "../editor/EditorContext.ts";
import type { AccountRooms } from "./account.ts";
import { strings } from "./strings.ts";

type LostRoomProps = {
  id: string;
  account: Promise<AccountRooms | null> | null;
  workshop: Pick<Workshop, "openRoom">;
  close: () => void;
};

type Search = "toSignIn" | "looking" | "missed" | "silent" | "hereOnly";

const nothing = () => () => {};

export function LostRoom({ id, account, workshop, close }: LostRoomProps) {
  const { say } = useEditor();
  const rooms = account && use(account);
  const at = useSyncExternalStore(rooms?.subscribe ?? nothing, () => rooms?.state().at ?? null);
  const isSignedIn = at !== null && at !== "signedOut";
  const [search, setSearch] = useState<Search>(rooms ? "toSignIn" : "hereOnly");
  const isLooking = useRef(false);

  const look = async (from: AccountRooms) => {
    if (isLooking.current) return;
    isLooking.current = true;
    setSearch("looking");
    const found = await from.fetch(id);
    isLooking.current = false;
    if (found !== null && (await workshop.openRoom(found)).ok) return close();
    const { at } = from.state();
    if (at === "signedOut") setSearch("toSignIn");
    else setSearch(at === "waiting" ? "silent" : "missed");
  };

  // Whoever signs in elsewhere on the page need not ask here once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once for each account.
  useEffect(() => {
    if (rooms && isSignedIn) void look(rooms);
  }, [isSignedIn]);

  const words = strings.lost[search];
  useEffect(() => {
    if (search !== "looking") say(strings.lost[search], "atOnce");
  }, [search, say]);

  return (
    <Slip mark={DoorClosed} words={words}>
      {rooms && search !== "missed" && (
        <Button size="small" busy={search === "looking"} onClick={() => void look(rooms)}>
          {search === "silent" ? strings.tryAgain : strings.signIn}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={close}>
        {strings.understood}
      </Button>
    </Slip>
  );
}
