// The page's own clock, clipboard and visibility.
import type { Senses } from "./port.ts";

export const senses: Senses = {
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  isGestureFresh: () => navigator.userActivation?.isActive ?? false,
  isPageVisible: () => document.visibilityState === "visible",
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};
