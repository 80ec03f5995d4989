// The links of the bar as this site has them, for tests that follow them.
import site from "../../site.config.ts";
import { siteNav } from "../../src/app/nav.ts";

export const nav = siteNav(site).map(({ label, href }) => ({
  href,
  name: href.startsWith("/") ? label : `${label} (opens in a new tab)`,
}));

/** Those that lead to a section of the landing page. */
export const sectionLinks = nav.filter(({ href }) => href.startsWith("/#"));

/** One to a page of its own. */
export const pageLink = nav.find(({ href }) => /^\/[^#]/.test(href));
