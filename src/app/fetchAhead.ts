// Has the page behind a link fetched as soon as somebody is about to follow it: by pointer, finger or keys (prefetching).
import { sitePath } from "../routes/routes.ts";

/** A finger that is laid on comes over what it presses as well. */
const signs = ["pointerover", "focusin"] as const;

export type AheadPorts = {
  base: string;
  /** What fetches the page at a path of the site, or null where it can wait for the press. */
  find(path: string): (() => Promise<unknown>) | null;
};

/** Once for each page, but again where it did not come; gives back what ends it. */
export function fetchAhead({ base, find }: AheadPorts): () => void {
  const asked = new Set<string>();
  const heed = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const path = sitePath(new URL(link.href), base);
    const fetch = path !== null && !asked.has(path) && find(path);
    if (!fetch) return;
    asked.add(path);
    fetch().catch(() => asked.delete(path));
  };
  for (const sign of signs) addEventListener(sign, heed);
  return () => {
    for (const sign of signs) removeEventListener(sign, heed);
  };
}
