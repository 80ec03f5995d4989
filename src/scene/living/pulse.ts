// Frames for what lives while nothing is done: each is asked for a while after the last, and none where nobody looks.

/** A tenth of a second: enough for a flame, and a sixth of what a screen shows. */
export const BEAT_MS = 100;
/** How often it is asked whether somebody looks again; that draws nothing. */
export const LOOK_MS = 1000;

export type PulseTimer = {
  readonly set: (run: () => void, ms: number) => number;
  readonly clear: (id: number) => void;
};

export const pageTimer: PulseTimer = {
  set: (run, ms) => window.setTimeout(run, ms),
  clear: (id) => clearTimeout(id),
};

type PulseParts = {
  readonly ask: () => void;
  /** Nothing lies over the scene, and it is on the screen. */
  readonly isLookedAt: () => boolean;
  readonly timer: PulseTimer;
};

export type Pulse = {
  /** A frame was drawn: the next is due after so many milliseconds, or never for null. */
  readonly drawn: (next: number | null) => void;
  readonly stop: () => void;
};

export function pulse({ ask, isLookedAt, timer }: PulseParts): Pulse {
  let waiting: number | null = null;

  function stop() {
    if (waiting !== null) timer.clear(waiting);
    waiting = null;
  }
  function wait(ms: number) {
    waiting = timer.set(() => {
      waiting = null;
      if (isLookedAt()) ask();
      else wait(LOOK_MS);
    }, ms);
  }

  return {
    // While something else has frames drawn, none is asked for besides.
    drawn(next) {
      stop();
      if (next !== null) wait(next);
    },
    stop,
  };
}
