// The address of the country as it is asked for.
import { type Asked, readAsked, writeAsked } from "../../fields/search/asked.ts";
import { link } from "../../lib/link.ts";

/** With the site's base path; of what is not said, nothing is asked. */
export const worldLink = (asked: Partial<Asked>): string =>
  link(`/world${writeAsked({ ...readAsked("", 0), ...asked })}`);
