// Looks for the post when a farm is opened and once an hour, while somebody is at the page.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useEffect, useRef } from "react";
import { MINUTE } from "../../farm/numbers/time.ts";
import { lookForPost } from "../session/lookForPost.ts";
import type { PlayedFarm } from "../session/playedFarm.ts";

/** `isIdle`: the first look waits until the farm stands. */
export function usePost(
  played: PlayedFarm,
  isIdle: boolean,
  say: (text: string, manner: "unasked") => void = announce,
): void {
  const looked = useRef<ReturnType<typeof lookForPost>>(null);
  useEffect(() => {
    if (!isIdle) return;
    const look = () => {
      if (document.hidden) return;
      const before = looked.current;
      const now = lookForPost(played, before);
      looked.current = now;
      if (now !== before && now?.said) say(now.said, "unasked");
    };
    look();
    // Timers of a page that was asleep come late: it is the country's hour that counts.
    const timer = setInterval(look, MINUTE);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [played, isIdle, say]);
}
