// Gives the device back the contexts of canvases that were left, which takes a while: not before the next page is painted.
import { afterPaint } from "../frames/afterPaint.ts";

export type LeftContexts = {
  readonly giveBackLater: (giveBack: () => void) => void;
  /** A device has few of them: whoever opens another one has what was left given back first. */
  readonly giveBackNow: () => void;
};

export function leftContexts(later: (run: () => void) => () => void): LeftContexts {
  let left: (() => void)[] = [];
  let wait = () => {};
  function giveBackNow() {
    wait();
    const due = left;
    left = [];
    for (const giveBack of due) giveBack();
  }
  return {
    giveBackLater(giveBack) {
      left.push(giveBack);
      if (left.length === 1) wait = later(giveBackNow);
    },
    giveBackNow,
  };
}

export const { giveBackLater: releaseContextLater, giveBackNow: releaseContextsNow } =
  leftContexts(afterPaint);
