// How long what moves by itself is seen moving: a while after each touch, and then it stands still as in a picture.

export type Stirring = {
  /** Something was done, or somebody is there. */
  readonly touch: () => void;
  /** In seconds of movement so far; null while all stands still. */
  readonly step: (now: number) => number | null;
};

const LASTS_MS = 20_000;
/** A tab that slept makes up for no more, unless frames are asked for more seldom. */
const MOST_MS = 50;

export function stirring(most = MOST_MS): Stirring {
  let isTouched = false;
  let since: number | null = null;
  let before: number | null = null;
  let moved = 0;
  return {
    touch() {
      isTouched = true;
      since = before = null;
    },
    step(now) {
      if (!isTouched) return null;
      since ??= now;
      moved += Math.min(now - (before ?? now), most);
      before = now;
      isTouched = now - since <= LASTS_MS;
      return isTouched ? moved / 1000 : null;
    },
  };
}
