// The rules: the loader for their page.
import type { Page } from "../lib/page.ts";

/** The law of the farm in words and tables. */
export const loadRulesPage = async (): Promise<Page> => (await import("./RulesPage.tsx")).rulesPage;
