// Frames on demand: one is drawn when somebody asked for it, and none otherwise (render on demand).

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
  /** While nobody sees them none is drawn; what was asked for meanwhile is drawn afterwards. */
  readonly hold: (isHeld: boolean) => void;
  readonly stop: () => void;
};

export function framesOnDemand({ step, draw }: FrameWork, clock: FrameClock): Frames {
  let waiting: number | null = null;
  let count = 0;
  let isStopped = false;
  let isHeld = false;
  let isWished = false;

  const ask = () => {
    if (isHeld) isWished = true;
    else if (!isStopped) waiting ??= clock.request(run);
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
    hold(held) {
      isHeld = held;
      if (held && waiting !== null) {
        clock.cancel(waiting);
        waiting = null;
        isWished = true;
      }
      if (held || !isWished) return;
      isWished = false;
      ask();
    },
    stop() {
      isStopped = true;
      if (waiting !== null) clock.cancel(waiting);
    },
  };
}
