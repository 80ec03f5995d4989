// Says aloud what became of an attempt, and when the exchange is locked or unlocked.
import { useEffect, useRef } from "react";
import { announce } from "../../ui/LiveRegion.tsx";
import type { SessionState } from "../session/sessionState.ts";
import { strings } from "../strings.ts";

export function useSayWhatChanges(state: SessionState): void {
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    const words = was === state ? null : news(was, state);
    if (words) announce(words);
  }, [state]);
}

function news(was: SessionState, is: SessionState): string | null {
  switch (is.lock) {
    case "unlocked":
      return strings.nowUnlocked;
    case "loading":
      return is.stage === "signing" ? strings.stages.signing : null;
    case "asking":
      return null;
    case "locked":
      if (is.notice) return strings.notices[is.notice];
      if (was.lock === "unlocked") return strings.nowLocked;
      return is.obstacle && was.lock === "loading" ? strings.obstacles[is.obstacle].words : null;
  }
}
