// When the account is asked again: soon after a change, now and then while somebody looks, and later
// and later while it is silent.

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

export const SOON = 2_500;
const AGAIN = 1_000;
export const EVERY = 20_000;
export const LATER = 30_000;
export const LATEST = 10 * 60_000;

export function openSchedule({ after, isSeen, ask }: SchedulePorts): RetrySchedule {
  let callOff = () => {};
  let failures = 0;

  function plan(wait: number, run: () => void): void {
    callOff();
    callOff = after(wait, run);
  }

  return {
    soon: () => plan(SOON, () => ask("all")),
    again: () => plan(AGAIN, () => ask("all")),
    rest() {
      failures = 0;
      // Hidden, it rests for good: whoever comes back asks by that.
      plan(EVERY, () => isSeen() && ask("news"));
    },
    retry(hasUnsent) {
      const wait = Math.min(LATER * 2 ** failures, LATEST);
      failures += 1;
      plan(wait, () => (hasUnsent || isSeen()) && ask("all"));
    },
    stop: () => callOff(),
  };
}
