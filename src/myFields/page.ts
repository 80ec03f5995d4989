// The page of a holder's own fields.
import type { Page } from "../lib/page.ts";
import { MyFieldsPage } from "./MyFieldsPage.tsx";
import type { MyFieldsParts } from "./parts.ts";
import { strings } from "./strings.ts";

export const myFieldsPage = (parts: MyFieldsParts): Page => ({
  title: strings.title,
  description: strings.description,
  Content: MyFieldsPage.bind(null, { parts }),
});
