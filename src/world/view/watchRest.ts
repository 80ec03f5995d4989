// Tells when a movement has come to rest: one timer watches all of its steps, so that no step makes anything (debounce).

/** A finger that lingers this long has come to rest. */
const REST_MS = 300;

type Told = {
  /** Whether steps are still to come, however late. */
  readonly isUnderWay: () => boolean;
  /** The first step after a rest. */
  readonly moved: () => void;
  readonly rested: () => void;
};

export function watchRest({ isUnderWay, moved, rested }: Told) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let steps = 0;
  let stepsBefore = 0;
  let isResting = false;

  function look(): void {
    timer = null;
    if (steps !== stepsBefore || isUnderWay()) {
      stepsBefore = steps;
      timer = setTimeout(look, REST_MS);
      return;
    }
    isResting = true;
    rested();
  }

  return {
    step(): void {
      steps += 1;
      if (isResting) {
        isResting = false;
        moved();
      }
      timer ??= setTimeout(look, REST_MS);
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
