// Waits until the page has loaded and the browser has nothing to do, and for somebody's touch, or a while.
import { onTouch } from "@loamstead/lib/onTouch.ts";

const WHILE_MS = 3000;

/** A touch before that counts as well. Gives back what ends the waiting. */
export function atRest(run: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let left = 2;
  const onePart = () => {
    left--;
    if (left === 0 && !signal.aborted) run();
  };
  const stopListening = onTouch(somebody);
  let timer = 0;
  function somebody() {
    stopListening();
    clearTimeout(timer);
    onePart();
  }
  const idle = () => {
    if (signal.aborted) return;
    onePart();
    if (left > 0) timer = window.setTimeout(somebody, WHILE_MS);
  };
  const loaded = () =>
    "requestIdleCallback" in window ? requestIdleCallback(idle, { timeout: 2000 }) : idle();
  if (document.readyState === "complete") loaded();
  else addEventListener("load", loaded, { once: true, signal });
  return () => {
    stopListening();
    clearTimeout(timer);
    ended.abort();
  };
}
