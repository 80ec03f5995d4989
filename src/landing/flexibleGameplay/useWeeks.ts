// The weeks on paper of the field and the days that were asked for: those that were printed, or those that the law then tells.
import { heroField } from "virtual:hero-field";
import { heroWeeks } from "virtual:hero-weeks";
import { useEffect, useState } from "react";
import type { WeeksInput, WeeksResult } from "./simulateWeeks.ts";

export const prerenderedWeeks: WeeksResult = {
  field: heroField.traits.id,
  off: [],
  name: heroField.name,
  weeks: heroWeeks,
};

/** Long enough that a number is typed before its field is farmed. */
const SETTLED_MS = 300;

const isSame = (one: WeeksInput, other: WeeksInput): boolean =>
  one.field === other.field && one.off.join() === other.off.join();

/** What was told last stays until the next is known; `isAway` where the law could not be fetched. */
export function useWeeks(asked: WeeksInput): { told: WeeksResult; isAway: boolean } {
  const [told, setTold] = useState(prerenderedWeeks);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    const tell = (next: WeeksResult) => {
      if (left.signal.aborted) return;
      setTold(next);
      setAway(false);
    };
    const play = () =>
      import("./simulateWeeks.ts")
        .then(({ simulateWeeks: onPaper }) => onPaper(asked, left.signal))
        .then(tell, () => left.signal.aborted || setAway(true));
    const timer = setTimeout(
      () => (isSame(asked, prerenderedWeeks) ? tell(prerenderedWeeks) : void play()),
      SETTLED_MS,
    );
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [asked]);

  return { told, isAway };
}
