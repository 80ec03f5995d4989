// Draws one thing once for all who ask for it at the same time, and gives up when nobody waits any more.
import type { Drawn } from "./drawingPool.ts";

export type Share<Wanted> = (wanted: Wanted, left: AbortSignal) => Promise<Drawn>;

type Sharing = { drawn: Promise<Drawn>; wanted: number; unwanted: AbortController };

/** `make` is told by the signal that nobody wants it any more. */
export function shareDrawing<Wanted>(
  nameOf: (wanted: Wanted) => string,
  make: (wanted: Wanted, unwanted: AbortSignal) => Promise<Drawn>,
): Share<Wanted> {
  const underWay = new Map<string, Sharing>();

  return (wanted, left) => {
    if (left.aborted) return Promise.resolve({ ok: false, why: "unwanted" });
    const name = nameOf(wanted);
    let sharing = underWay.get(name);
    if (!sharing) {
      const unwanted = new AbortController();
      const drawn = make(wanted, unwanted.signal).finally(() => {
        if (underWay.get(name)?.unwanted === unwanted) underWay.delete(name);
      });
      sharing = { drawn, wanted: 0, unwanted };
      underWay.set(name, sharing);
    }
    const mine = sharing;
    mine.wanted += 1;
    left.addEventListener(
      "abort",
      () => {
        mine.wanted -= 1;
        if (mine.wanted > 0) return;
        // Whoever asks from now on begins anew instead of sharing what is being given up.
        if (underWay.get(name) === mine) underWay.delete(name);
        mine.unwanted.abort();
      },
      { once: true },
    );
    return mine.drawn;
  };
}
