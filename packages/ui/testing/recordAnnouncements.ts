// All that is said to screen readers in a test: each message is taken away again after some seconds.
import { onTestFinished } from "vitest";

/** Listens from now on. */
export function recordAnnouncements(): () => readonly string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.matches("[role=status], [role=alert]"))
        heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? ""));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => heard;
}
