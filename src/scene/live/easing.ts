// The way from one view to the next, frame by frame (easing): how much time each frame makes up for.

/** In milliseconds: what a movement begins with, and the most that a tab that slept makes up for. */
const STEP = { first: 16, most: 50 } as const;

export type Easing = {
  readonly begin: () => void;
  readonly end: () => void;
  readonly isUnderWay: () => boolean;
  readonly step: (now: number) => void;
};

/** `ease` goes so many milliseconds further and tells whether that is the goal; nothing is made for a step. */
export function createEasing(ease: (milliseconds: number) => boolean): Easing {
  let isUnderWay = false;
  /** Zero before the first step. */
  let before = 0;
  return {
    begin() {
      isUnderWay = true;
    },
    end() {
      isUnderWay = false;
      before = 0;
    },
    isUnderWay: () => isUnderWay,
    step(now) {
      if (!isUnderWay) return;
      isUnderWay = !ease(before === 0 ? STEP.first : Math.min(now - before, STEP.most));
      before = isUnderWay ? now : 0;
    },
  };
}
