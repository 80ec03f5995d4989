// Frames on demand: one is drawn when somebody asked for it, and none otherwise.

/** As the browser counts its frames. */
export type FrameClock = {
  readonly request: (run: (now: number) => void) => number;
  readonly cancel: (id: number) => void;
};

export type FrameWork = {
  /** Moves on what is under way; true while there is more to come. */
  readonly step: (now: number) => boolean;
  readonly draw: () => void;
};

export type Frames = {
  /** However often it is asked, one frame answers all of them. */
  readonly ask: () => void;
  readonly count: () => number;
  readonly stop: () => void;
};

export function framesOnDemand({ step, draw }: FrameWork, clock: FrameClock): Frames {
  let waiting: number | null = null;
  let count = 0;
  let isStopped = false;

  const ask = () => {
    if (!isStopped) waiting ??= clock.request(run);
  };
  function run(now: number) {
    // What a step asks for is in this very frame: only now may another be asked for.
    const isMoving = step(now);
    waiting = null;
    if (isStopped) return;
    count += 1;
    draw();
    if (isMoving) ask();
  }

  return {
    ask,
    count: () => count,
    stop() {
      isStopped = true;
      if (waiting !== null) clock.cancel(waiting);
    },
  };
}
