// In place of the line about this device: how far the room that is open has come to the account.
import { Icon } from "@loamstead/ui/Icon.tsx";
import type { LucideIcon } from "lucide-react";
import CloudAlert from "lucide-react/icons/cloud-alert";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudOff from "lucide-react/icons/cloud-off";
import CloudUpload from "lucide-react/icons/cloud-upload";
import { type ReactNode, use, useEffect, useRef, useSyncExternalStore } from "react";
import type { SyncProgress } from "../../keeping/sync/syncProgress.ts";
import { useEditor } from "../editor/EditorContext.ts";
import { useLayout } from "../editor/useLayout.ts";
import { whenWords } from "../rooms/whenWords.ts";
import type { AccountRooms } from "./openRoomsAccount.ts";
import css from "./SaveLine.module.css";
import { lineWords, shortLineWords, strings, syncTroubleWords } from "./strings.ts";
import { useIsBehind } from "./useIsBehind.ts";

export type AccountLineProps = {
  account: Promise<AccountRooms | null>;
  room: string;
  /** As it is now, the room is kept on this device. */
  isKept: boolean;
  /** The line about this device. */
  own: ReactNode;
};

type Shown = Exclude<SyncProgress, "here">;

const icons: Readonly<Record<Shown, LucideIcon>> = {
  sent: CloudCheck,
  sending: CloudUpload,
  waiting: CloudOff,
  full: CloudAlert,
  large: CloudAlert,
  refused: CloudAlert,
};

const wordsOf = (progress: Shown): string =>
  progress === "waiting" && !navigator.onLine ? lineWords.offline : lineWords[progress];

/** Heard are that it came there, and that it did not; not each change on its way. */
function useProgressHeard(progress: SyncProgress): void {
  const { say } = useEditor();
  const last = useRef(progress === "sent" ? "sent" : "");
  useEffect(() => {
    if ((progress !== "sent" && progress !== "waiting") || last.current === progress) return;
    last.current = progress;
    say(wordsOf(progress), "unasked");
  }, [progress, say]);
}

export function AccountLine({ account, ...props }: AccountLineProps) {
  const rooms = use(account);
  return rooms ? <Line rooms={rooms} key={props.room} {...props} /> : props.own;
}

type LineProps = Omit<AccountLineProps, "account"> & { rooms: AccountRooms };

function Line({ rooms, room, isKept, own }: LineProps) {
  const progress = useSyncExternalStore(
    rooms.subscribe,
    () => rooms.state().progress.get(room) ?? "here",
  );
  const isDesk = useLayout() === "desk";
  useProgressHeard(progress);
  if (!isKept || progress === "here") return own;
  const words = wordsOf(progress);
  return (
    <div className={css.lines}>
      <p className={css.line} data-at={progress === "sent" ? "kept" : undefined} title={words}>
        <Icon of={icons[progress]} size={15} />
        <span className={css.words} aria-hidden="true">
          {shortLineWords[progress][isDesk ? 0 : 1]}
        </span>
        <span className="visually-hidden">{words}</span>
      </p>
      {isDesk && <ShownLine rooms={rooms} room={room} />}
    </div>
  );
}

/** Once something is shared: what others see of it, and the way to show it as it is now. */
function ShownLine({ rooms, room }: { rooms: AccountRooms; room: string }) {
  const { say } = useEditor();
  const own = useSyncExternalStore(rooms.sharing.subscribe, () =>
    rooms.sharing.state().rooms.get(room),
  );
  const isBehind = useIsBehind(rooms, room);
  useEffect(() => {
    void rooms.find(room);
  }, [rooms, room]);
  if (!own || own.publishedAt === null || own.showsLatest || own.shownAt === null) return null;
  const when = whenWords(own.shownAt, Date.now());
  const [short, words] = isBehind
    ? [strings.seenShort(when), strings.seenAs(when)]
    : [strings.seenNowShort, strings.shownNow];
  const show = async () => {
    const shown = await rooms.showNow(room);
    if (shown?.ok) say(strings.shownNow);
    else if (shown) say(syncTroubleWords(shown.reason), "atOnce");
  };
  return (
    <p className={css.shown} title={words}>
      <span className={css.words} aria-hidden="true">
        {short}
      </span>
      <span className="visually-hidden">{words}</span>
      {isBehind && (
        <button
          type="button"
          className={css.showNow}
          aria-label={strings.updateShown}
          onClick={() => void show()}
        >
          {strings.update}
        </button>
      )}
    </p>
  );
}
