// Whether somebody has done something to a room that they share which others do not see.
import { useEffect, useSyncExternalStore } from "react";
import type { AccountRooms } from "./openRoomsAccount.ts";

/** False where nothing is shared. */
export function useIsBehind(rooms: AccountRooms, room: string): boolean {
  const progress = useSyncExternalStore(rooms.subscribe, () => rooms.state().progress.get(room));
  const own = useSyncExternalStore(rooms.sharing.subscribe, () =>
    rooms.sharing.state().rooms.get(room),
  );
  const isShared = own?.shownAt != null;
  useEffect(() => {
    // What came there just now is newer than what is known of it.
    if (isShared && progress === "sent") void rooms.find(room);
  }, [rooms, room, progress, isShared]);
  if (own?.shownAt == null) return false;
  return progress !== "sent" || own.savedAt > own.shownAt;
}
