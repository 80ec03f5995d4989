// The rooms of this device for a component that is to be seen, fresh whenever one of them changed.
import { useEffect, useState } from "react";
import type { Listed } from "../../keeping/cache/summaryCache.ts";
import type { Workshop } from "../../keeping/library/library.ts";
import { useSelected } from "../editor/useSelected.ts";

/** Null until they are known; while nobody looks, what was known last. */
export function useRooms(workshop: Workshop, isSeen: boolean): Listed | null {
  const edition = useSelected(workshop, (state) => state.edition);
  const [listed, setListed] = useState<Listed | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition is what calls for another look.
  useEffect(() => {
    if (!isSeen) return;
    let isGone = false;
    void workshop.rooms().then((rooms) => {
      if (!isGone) setListed(rooms);
    });
    return () => {
      isGone = true;
    };
  }, [workshop, isSeen, edition]);
  return listed;
}
