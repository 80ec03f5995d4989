// A clock that stands still until a test lets time pass.
export const hourMs = 3600_000;

export function fakeTime(start = Date.UTC(2026, 4, 1, 12)) {
  let time = start;
  let timers: { at: number; run: () => void }[] = [];

  return {
    now: () => time,
    after(wait: number, run: () => void): () => void {
      const timer = { at: time + wait, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** Lets everything that has an answer get on. */
    settle,
    async pass(wait: number): Promise<void> {
      const end = time + wait;
      await settle();
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((one, two) => one.at - two.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        time = next.at;
        next.run();
        await settle();
      }
      time = end;
    },
    waiting: () => timers.length,
  };
}

function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
