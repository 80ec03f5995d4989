// Short movements: each runs from 0 to 1 over its time, and a newer one of the same name takes its place (tweens).

export type Motion = {
  readonly start: (
    name: string,
    lasts: number,
    step: (way: number) => void,
    done?: () => void,
  ) => void;
  /** Moves everything on to `now`; true while something is still under way. */
  readonly step: (now: number) => boolean;
};

/** Slow, quick, slow. */
const eased = (way: number): number => (way < 0.5 ? 4 * way ** 3 : 1 - (-2 * way + 2) ** 3 / 2);

type Running = {
  readonly lasts: number;
  readonly move: (way: number) => void;
  readonly done: () => void;
  from: number | null;
};

/** `isStill` tells whether the visitor wants no movement: then everything is where it goes at once. */
export function motion(isStill: () => boolean, ask: () => void): Motion {
  const running = new Map<string, Running>();
  return {
    start(name, lasts, move, done = () => {}) {
      if (lasts <= 0 || isStill()) {
        running.delete(name);
        move(1);
        done();
      } else {
        move(0);
        running.set(name, { lasts, move, done, from: null });
      }
      ask();
    },
    step(now) {
      for (const [name, one] of [...running]) {
        one.from ??= now;
        const way = Math.min(1, (now - one.from) / one.lasts);
        one.move(eased(way));
        if (way < 1) continue;
        running.delete(name);
        one.done();
      }
      return running.size > 0;
    },
  };
}
