// The farm that was last played on this device, once the page lives; nothing is fetched where there is none.
import { useEffect, useState } from "react";
import site from "../../../site.config.ts";
import type { KeptFarm, KeptFarms } from "../../play/kept/index.ts";

/** Undefined until that is known. */
export function useLastPlayed(): KeptFarm | null | undefined {
  const [last, setLast] = useState<KeptFarm | null>();
  useEffect(() => {
    if (!site.features.play) return setLast(null);
    let isHere = true;
    let kept: KeptFarms | null = null;
    const look = () => setLast(kept?.farms()[0] ?? null);
    import("../../play/kept/index.ts")
      .then(({ openKeptFarms }) => openKeptFarms())
      .then(
        (opened) => {
          if (!isHere) return opened?.close();
          kept = opened;
          opened?.subscribe(look);
          look();
        },
        // Then the slip says what holds for everybody.
        () => isHere && setLast(null),
      );
    return () => {
      isHere = false;
      kept?.close();
    };
  }, []);
  return last;
}
