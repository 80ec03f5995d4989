// When the account is asked again: soon after a change, now and then while somebody looks, and later
// and later while it is silent (polling, exponential backoff).

export type SchedulePorts = {
  readonly after: (wait: number, run: () => void) => () => void;
  /** Somebody looks at the page, and there is a network. */
  readonly isSeen: () => boolean;
  /** For all there is to exchange, or only whether anything is new there. */
  readonly ask: (what: "all" | "news") => void;
};

export type RetrySchedule = {
  /** Something was changed here: it goes there when the hand rests. */
  readonly soon: () => void;
  /** There is more to do. */
  readonly again: () => void;
  /** All is the same on both sides. */
  readonly rest: () => void;
  /** It does not answer; with something to send it is asked even while nobody looks. */
  readonly retry: (hasUnsent: boolean) => void;
  readonly stop: () => void;
};

export const RETRY_SOON_MS = 2_500;
const AGAIN = 1_000;
export const POLL_EVERY_MS = 20_000;
export const RETRY_LATER_MS = 30_000;
export const RETRY_LATEST_MS = 10 * 60_000;

export function openSchedule({ after, isSeen, ask }: SchedulePorts): RetrySchedule {
  let stopTimer = () => {};
  let failures = 0;

  function plan(wait: number, run: () => void): void {
    stopTimer();
    stopTimer = after(wait, run);
  }

  return {
    soon: () => plan(RETRY_SOON_MS, () => ask("all")),
    again: () => plan(AGAIN, () => ask("all")),
    rest() {
      failures = 0;
      // Hidden, it rests for good: whoever comes back asks by that.
      plan(POLL_EVERY_MS, () => isSeen() && ask("news"));
    },
    retry(hasUnsent) {
      const wait = Math.min(RETRY_LATER_MS * 2 ** failures, RETRY_LATEST_MS);
      failures += 1;
      plan(wait, () => (hasUnsent || isSeen()) && ask("all"));
    },
    stop: () => stopTimer(),
  };
}
