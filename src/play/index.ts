// The farm that is played: the loader for its page.
import type { Page } from "../lib/page.ts";
import type { PlayPageParts } from "./page/page.tsx";

/** Fetches the page of the farm; the farm itself follows when somebody stays. */
export const loadPlayPage = async (parts: PlayPageParts): Promise<Page> =>
  (await import("./page/page.tsx")).playPage(parts);
