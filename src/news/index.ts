// The news of the site: loaders for its pages.
import type { Page } from "../lib/page.ts";

export const loadNewsPage = async (): Promise<Page> => (await import("./pages.ts")).newsPage();

export const loadArticlePage = async (slug: string): Promise<Page | null> =>
  (await import("./pages.ts")).articlePage(slug);
