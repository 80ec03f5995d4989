// Lets a test say at any moment, within one task too, whether the visitor wants motion.
import { onTestFinished, vi } from "vitest";

/** As a visitor's device has it: motion is wanted until what comes back says otherwise; over with the test. */
export function wantMotion(): (isWanted: boolean) => void {
  let isWanted = true;
  const { matchMedia } = window;
  const asked = vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const answer = matchMedia.call(window, query);
    if (!query.includes("prefers-reduced-motion")) return answer;
    Object.defineProperty(answer, "matches", { get: () => !isWanted });
    return answer;
  });
  onTestFinished(() => asked.mockRestore());
  return (now) => {
    isWanted = now;
  };
}
