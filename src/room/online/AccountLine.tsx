// In place of the line about this device: how far the room that is open has come to the account.
import type { LucideIcon } from "lucide-react";
import CloudAlert from "lucide-react/icons/cloud-alert";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudOff from "lucide-react/icons/cloud-off";
import CloudUpload from "lucide-react/icons/cloud-upload";
import { type ReactNode, use, useEffect, useRef, useSyncExternalStore } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { useEditor } from "../editor/EditorContext.ts";
import { useLayout } from "../editor/useLayout.ts";
import type { AccountRooms } from "./account.ts";
import type { Reach } from "./reach.ts";
import css from "./SaveLine.module.css";
import { lineWords, shortLineWords } from "./strings.ts";

export type AccountLineProps = {
  account: Promise<AccountRooms | null>;
  room: string;
  /** As it is now, the room is kept on this device. */
  isKept: boolean;
  /** The line about this device. */
  own: ReactNode;
};

type Told = Exclude<Reach, "here">;

const icons: Readonly<Record<Told, LucideIcon>> = {
  sent: CloudCheck,
  sending: CloudUpload,
  waiting: CloudOff,
  full: CloudAlert,
  large: CloudAlert,
  refused: CloudAlert,
};

const wordsOf = (reach: Told): string =>
  reach === "waiting" && !navigator.onLine ? lineWords.offline : lineWords[reach];

/** Heard are that it came there, and that it did not; not each change on its way. */
function useReachHeard(reach: Reach): void {
  const { say } = useEditor();
  const last = useRef(reach === "sent" ? "sent" : "");
  useEffect(() => {
    if ((reach !== "sent" && reach !== "waiting") || last.current === reach) return;
    last.current = reach;
    say(wordsOf(reach));
  }, [reach, say]);
}

export function AccountLine({ account, ...props }: AccountLineProps) {
  const rooms = use(account);
  return rooms ? <Line rooms={rooms} key={props.room} {...props} /> : props.own;
}

type LineProps = Omit<AccountLineProps, "account"> & { rooms: AccountRooms };

function Line({ rooms, room, isKept, own }: LineProps) {
  const reach = useSyncExternalStore(
    rooms.subscribe,
    () => rooms.state().reach.get(room) ?? "here",
  );
  const isDesk = useLayout() === "desk";
  useReachHeard(reach);
  if (!isKept || reach === "here") return own;
  const words = wordsOf(reach);
  return (
    <p className={css.line} data-at={reach === "sent" ? "kept" : undefined} title={words}>
      <Icon of={icons[reach]} size={15} />
      <span className={css.words} aria-hidden="true">
        {shortLineWords[reach][isDesk ? 0 : 1]}
      </span>
      <span className="visually-hidden">{words}</span>
    </p>
  );
}
