// The whole country: the loader for its page.
import type { Page } from "../lib/page.ts";

/** Where the server handed nothing over, the page searches by itself. */
export const loadWorldPage = async (given?: object): Promise<Page> =>
  (await import("./WorldPage.tsx")).worldPage(given);
