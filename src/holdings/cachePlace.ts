// Caches what a place has said of a holder, so that unlocking another place does not ask the first one again.
import type { HoldingsPlace } from "./listFields.ts";

export type CachedPlace = HoldingsPlace & {
  /** The next to ask is answered anew. */
  forget(): void;
};

/** Only the last holder is remembered: reading for an earlier one is given up. */
export function cachePlace(place: HoldingsPlace): CachedPlace {
  let last: { address: string; run: AbortController; answer: Promise<readonly number[]> } | null =
    null;

  const forget = () => {
    last?.run.abort();
    last = null;
  };

  return {
    name: place.name,
    forget,
    list(address) {
      if (last?.address === address) return last.answer;
      forget();
      const run = new AbortController();
      const answer = place.list(address, run.signal);
      const asked = { address, run, answer };
      last = asked;
      answer.catch(() => {
        if (last === asked) last = null;
      });
      return answer;
    },
  };
}
