// Asks for a picture again that did not come: a server that is busy drawing for others says so and is free later.
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** As the server says by Retry-After, then with more and more patience. */
const WAITS_MS = [5_000, 10_000, 20_000, 40_000];

/**
 * What is given back is to be called when the picture failed; `which` tells one picture from another.
 * `onCame` and `onMissing` are called here only for what came, or failed, before the page was brought to life.
 */
export function useAskAgain(
  image: RefObject<HTMLImageElement | null>,
  which: string,
  onCame: () => void,
  onMissing: () => void = () => {},
): () => void {
  const asked = useRef({ which, times: 0, timer: 0 });
  useEffect(() => () => clearTimeout(asked.current.timer), []);

  const askAgain = () => {
    clearTimeout(asked.current.timer);
    if (asked.current.which !== which) asked.current = { which, times: 0, timer: 0 };
    const wait = WAITS_MS[asked.current.times];
    if (wait === undefined) return;
    asked.current.times += 1;
    asked.current.timer = window.setTimeout(() => {
      const address = image.current?.getAttribute("src");
      if (address) image.current?.setAttribute("src", address);
    }, wait);
  };

  const lookBack = useEffectEvent(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) return onCame();
    onMissing();
    askAgain();
  });
  useEffect(() => lookBack(), []);

  return askAgain;
}
