// Says that what the address named, or what was kept here, could not be opened, and what can be done about it.
import { Button } from "@loamstead/ui/Button.tsx";
import { Slip } from "@loamstead/ui/Slip.tsx";
import DoorClosed from "lucide-react/icons/door-closed";
import { use, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { link } from "../../lib/link.ts";
import { useEditor } from "../editor/EditorContext.ts";
import { focusRoomName } from "../rooms/focusRoomName.ts";
import type { RoomLibrary } from "../rooms/roomLibrary.ts";
import type { AccountRooms } from "./openRoomsAccount.ts";
import { strings } from "./strings.ts";

/** What could not be opened: what the address of the designer named, or all rooms that were kept here. */
export type UnopenedRoom =
  | { readonly kind: "cleared" }
  | { readonly kind: "room"; readonly id: string }
  | {
      readonly kind: "remix";
      readonly id: string;
      /** Not shown any more; the server is silent; this device could not make a place for it. */
      readonly reason: "gone" | "unreachable" | "unkept";
    };

type MissingRoomNoticeProps = {
  missing: UnopenedRoom;
  /** Null where nobody can sign in. */
  account: Promise<AccountRooms | null> | null;
  library: Pick<RoomLibrary, "open">;
  /** Null where it came about this time. */
  remix: (id: string) => Promise<UnopenedRoom | null>;
};

export function MissingRoomNotice({
  missing: first,
  account,
  library,
  remix,
}: MissingRoomNoticeProps) {
  const [missing, setMissing] = useState<UnopenedRoom | null>(first);
  const close = () => {
    setMissing(null);
    // Loaded again, the page has nothing to look for in vain.
    history.replaceState(history.state, "", location.pathname);
    focusRoomName();
  };
  if (!missing) return null;
  switch (missing.kind) {
    case "cleared":
      return <ClearedRooms close={close} canSignIn={account !== null} />;
    case "room":
      return <MissingRoom account={account} library={library} close={close} id={missing.id} />;
    case "remix":
      return (
        <MissingRemix
          missing={missing}
          close={close}
          again={async () => setMissing(await remix(missing.id))}
        />
      );
  }
}

type ClearedRoomsProps = { close: () => void; canSignIn: boolean };

function ClearedRooms({ close, canSignIn }: ClearedRoomsProps) {
  const { say } = useEditor();
  const words = canSignIn ? strings.clearedButAccount : strings.cleared;
  useEffect(() => say(words, "atOnce"), [say, words]);
  return (
    <Slip mark={DoorClosed} words={words}>
      <Button kind="quiet" size="small" onClick={close}>
        {strings.understood}
      </Button>
    </Slip>
  );
}

type MissingRemixProps = {
  missing: Extract<UnopenedRoom, { kind: "remix" }>;
  again: () => Promise<void>;
  close: () => void;
};

function MissingRemix({ missing, again, close }: MissingRemixProps) {
  const { say } = useEditor();
  const [isBusy, setBusy] = useState(false);
  const words = strings.notRemixed[missing.reason];
  // Also where it is the same trouble once more.
  useEffect(() => say(strings.notRemixed[missing.reason], "atOnce"), [missing, say]);
  const tryAgain = async () => {
    setBusy(true);
    await again();
    setBusy(false);
    if (document.activeElement === document.body) focusRoomName();
  };
  return (
    <Slip mark={DoorClosed} words={words}>
      {missing.reason === "gone" ? (
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

type MissingRoomProps = {
  id: string;
  account: Promise<AccountRooms | null> | null;
  library: Pick<RoomLibrary, "open">;
  close: () => void;
};

type Search = "toSignIn" | "looking" | "missed" | "silent" | "hereOnly";

const nothing = () => () => {};

/** The room is not on this device; where there is an account, it is looked for there. */
function MissingRoom({ id, account, library, close }: MissingRoomProps) {
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
    if (found !== null && (await library.open(found)).ok) return close();
    const { at } = from.state();
    if (at === "signedOut") setSearch("toSignIn");
    else setSearch(at === "waiting" ? "silent" : "missed");
  };

  // Whoever signs in elsewhere on the page need not ask here once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once for each account.
  useEffect(() => {
    if (rooms && isSignedIn) void look(rooms);
  }, [isSignedIn]);

  const words = strings.missing[search];
  useEffect(() => {
    if (search !== "looking") say(strings.missing[search], "atOnce");
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
