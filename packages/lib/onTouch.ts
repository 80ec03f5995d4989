// The first sign of somebody at the page: a pointer, a key, or that it is scrolled.
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

let touched = false;

/** Whether anybody whom somebody waited for has shown up. */
export const isTouched = (): boolean => touched;

/** Runs once, with the first such sign from now on; gives back what takes that back. */
export function onTouch(run: (sign: Event) => void): () => void {
  const listening = new AbortController();
  const once = (sign: Event) => {
    listening.abort();
    touched = true;
    run(sign);
  };
  for (const sign of signs)
    addEventListener(sign, once, { signal: listening.signal, passive: true, capture: true });
  return () => listening.abort();
}
