// Time that stands still until a test lets it pass.

/** Whatever is under way comes as far as it can without time. */
const settle = async () => {
  for (let i = 0; i < 400; i++) await Promise.resolve();
};

export function stillClock(start: number) {
  const timers = new Set<{ at: number; run: () => void }>();
  let time = start;
  const after = (wait: number, run: () => void) => {
    const timer = { at: time + wait, run };
    timers.add(timer);
    return () => timers.delete(timer);
  };
  const pass = async (ms: number) => {
    const until = time + ms;
    await settle();
    for (;;) {
      const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      timers.delete(next);
      time = Math.max(time, next.at);
      next.run();
      await settle();
    }
    time = until;
  };
  /** A few steps of whatever is under way, and no more. */
  const tick = async (times: number) => {
    for (let i = 0; i < times; i++) await Promise.resolve();
  };
  /** Time passes, and nobody notices yet. */
  const skip = (ms: number) => {
    time += ms;
  };
  return { now: () => time, after, pass, tick, skip };
}
