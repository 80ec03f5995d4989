// A holder's own fields: the loader of their page.
import type { Page } from "../lib/page.ts";
import type { MyFieldsParts } from "./parts.ts";

/** Fetches the page that shows a holder's own fields. */
export const loadMyFieldsPage = async (parts: MyFieldsParts): Promise<Page> =>
  (await import("./MyFieldsPage.tsx")).myFieldsPage(parts);
