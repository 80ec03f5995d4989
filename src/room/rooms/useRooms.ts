// The rooms of this device for a component that is to be seen, fresh whenever one of them changed.
import { useEffect, useState } from "react";
import type { SummaryList } from "../../keeping/cache/summaryCache.ts";
import { useSelected } from "../editor/useSelected.ts";
import type { RoomSummary } from "../keeping/roomKind.ts";
import type { RoomLibrary } from "./roomLibrary.ts";

/** Null until they are known; while nobody looks, what was known last. */
export function useRooms(library: RoomLibrary, isSeen: boolean): SummaryList<RoomSummary> | null {
  const edition = useSelected(library, (state) => state.edition);
  const [listed, setListed] = useState<SummaryList<RoomSummary> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition is what calls for another look.
  useEffect(() => {
    if (!isSeen) return;
    let isGone = false;
    void library.list().then((rooms) => {
      if (!isGone) setListed(rooms);
    });
    return () => {
      isGone = true;
    };
  }, [library, isSeen, edition]);
  return listed;
}
