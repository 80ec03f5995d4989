// The address of the country as it is asked for.
import {
  type FieldQuery,
  readFieldQuery,
  writeFieldQuery,
} from "../../fields/search/fieldQuery.ts";
import { link } from "../../lib/link.ts";

/** With the site's base path; of what is not said, nothing is asked. */
export const worldLink = (asked: Partial<FieldQuery>): string =>
  link(`/world${writeFieldQuery({ ...readFieldQuery("", 0), ...asked })}`);
