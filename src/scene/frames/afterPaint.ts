// Puts off what nobody sees until the page has been painted as it is by now.

export type PaintClock = {
  readonly request: (run: () => void) => number;
  readonly cancel: (id: number) => void;
  readonly wait: (run: () => void, ms: number) => number;
  readonly stop: (timer: number) => void;
};

/** A page that nobody sees is not painted: what was put off is done then all the same. */
const MOST_MS = 1_000;

const browser: PaintClock = {
  request: (run) => requestAnimationFrame(run),
  cancel: (id) => cancelAnimationFrame(id),
  wait: (run, ms) => window.setTimeout(run, ms),
  stop: (timer) => clearTimeout(timer),
};

/** Calls `run` once; what it gives back takes that back. */
export function afterPaint(run: () => void, clock: PaintClock = browser): () => void {
  let timer = clock.wait(done, MOST_MS);
  // A second frame begins once the first is painted; what is done in it would hold it up.
  let frame = clock.request(() => {
    frame = clock.request(() => {
      clock.stop(timer);
      timer = clock.wait(done, 0);
    });
  });
  function end() {
    clock.cancel(frame);
    clock.stop(timer);
  }
  function done() {
    end();
    run();
  }
  return end;
}
