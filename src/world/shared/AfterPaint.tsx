// Parts of the page of which a visitor sees nothing at first, when it is drawn in the place of another one.
import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { afterPaint } from "../../scene/frames/afterPaint.ts";

const never = () => () => {};

/** Whether it was printed, by now or before it came to life. */
function usePrinted(): boolean {
  const isPrinted = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasPrinted] = useState(isPrinted);
  return wasPrinted;
}

type PartProps = { children: ReactNode };

/** Only what was printed is read without scripts. */
export function WhenPrinted({ children }: PartProps) {
  return usePrinted() && children;
}

/** Drawn once the rest is painted, unless it is printed or `isAtOnce`. */
export function AfterPaint({ isAtOnce, children }: PartProps & { isAtOnce: boolean }) {
  const isPrinted = usePrinted();
  const [isDue, setDue] = useState(isPrinted || isAtOnce);
  useEffect(() => {
    if (!isDue) return afterPaint(() => startTransition(() => setDue(true)));
  }, [isDue]);
  return isDue && children;
}
