// Parishes: the loader for the page of one of them.
import type { Page } from "../lib/page.ts";

/** Null where there is no such parish, or only the server could tell what the page shows. */
export const loadParishPage = async (slug: string, given?: object): Promise<Page | null> =>
  (await import("./ParishPage.tsx")).parishPage(slug, given);
