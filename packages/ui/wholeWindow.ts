// Lets a page have the whole window: the shell then folds its bar and leaves its footer out.
import { createContext, useContext, useLayoutEffect } from "react";

/** Given by the shell. */
export const WholeWindow = createContext<(isTaken: boolean) => void>(() => {});

export function useWholeWindow(isTaken: boolean): void {
  const take = useContext(WholeWindow);
  useLayoutEffect(() => {
    if (!isTaken) return;
    take(true);
    return () => take(false);
  }, [take, isTaken]);
}
