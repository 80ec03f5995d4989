// How a page reads a farm that is played: what it is, and what time it is there.
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Ms } from "../../farm/numbers/time.ts";
import { nextFarmTick } from "./nextFarmTick.ts";
import type { PlayedFarm, PlayState } from "./playedFarm.ts";

/** Drawn anew whenever something was done, here or in another tab. */
export const usePlayed = (played: PlayedFarm): PlayState =>
  useSyncExternalStore(played.subscribe, played.state, played.state);

/**
 * The country's time, as often as what is shown changes by it; a page that nobody sees waits.
 * `undoFor` is how long the page offers to take something back.
 */
export function useNow(played: PlayedFarm, undoFor: Ms): Ms {
  const [now, setNow] = useState(played.now);
  useEffect(() => {
    let timer = 0;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const at = played.now();
      setNow(at);
      timer = window.setTimeout(
        look,
        nextFarmTick(played.ground, played.state().farm, at, undoFor) - at,
      );
    };
    look();
    const stop = played.subscribe(look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [played, undoFor]);
  return now;
}
