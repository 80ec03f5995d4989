// The links of the bar as this site has them, for tests that follow them.
import type { Page } from "@playwright/test";
import site from "../../site.config.ts";
import { linksFrom, siteNav } from "../../src/app/nav.ts";

export const nav = siteNav(site).map(({ label, href }) => ({
  href,
  name: href.startsWith("/") ? label : `${label} (opens in a new tab)`,
}));

/** The same as any other page than the front one has them. */
export const innerNav = linksFrom("/rules", siteNav(site), site);

/** Those that lead to a section of the landing page. */
export const sectionLinks = nav.filter(({ href }) => href.startsWith("/#"));

/** One to a page of its own. */
export const pageLink = nav.find(({ href }) => /^\/[^#]/.test(href));

/** Follows a link of the bar there, whether or not this site's bar has one. */
export const follow = (page: Page, href: string): Promise<void> =>
  page
    .getByRole("banner")
    .getByRole("link", { name: site.name })
    .evaluate((home: HTMLAnchorElement, there) => {
      home.href = there;
      home.click();
    }, href);
