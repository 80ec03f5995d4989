// The news of the site: loaders for its pages.
import type { Page } from "../lib/page.ts";

/** Fetches the page that lists all posts. */
export const loadNewsPage = async (): Promise<Page> => (await import("./pages.ts")).newsPage();

/** Fetches the page of one post, or null where there is none of that name. */
export const loadArticlePage = async (slug: string): Promise<Page | null> =>
  (await import("./pages.ts")).articlePage(slug);
