// What the page of a field needs of the site it stands in.
import type { SiteSettings } from "../../lib/siteSettings.ts";

export type FieldPageParts = { settings(): Promise<SiteSettings> };
