// The footer is a map of the site: every page that somebody may look for is on it, and nothing that is not there.
import { expect, it } from "vitest";
import site from "../../site.config.ts";
import { openRoutes, routePartsOf } from "../routes/routes.ts";
import { footerGroups } from "./footerGroups.ts";

const hrefs = (given: Partial<typeof site> = {}) =>
  footerGroups({ ...site, ...given }).flatMap(({ links }) => links.map(({ href }) => href));

it("has each page of the site, but for the front page and the one for lost networks", () => {
  const pages = openRoutes(site)
    .filter(
      ([name, route]) =>
        !routePartsOf(route).hasParameter && !["landing", "offline"].includes(name),
    )
    .map(([, { path }]) => path);
  expect(hrefs()).toEqual(expect.arrayContaining(pages));
  expect(new Set(hrefs()).size).toBe(hrefs().length);
});

it("leaves out what is switched off", () => {
  const features = { signIn: false, play: false, roomDesigner: false, news: false };
  expect(hrefs({ features }).filter((href) => href.startsWith("/"))).toEqual([
    "/rules",
    "/fields",
    "/world",
    "/fields#odds",
  ]);
});
