import { expect, it } from "vitest";
import site from "../../site.config.ts";
import { siteNav } from "./siteNav.ts";

const labels = (features: Partial<typeof site.features>) =>
  siteNav({ nav: site.nav, features: { ...site.features, ...features } }).map(({ label }) => label);

it("keeps the six links in their order, the logo being the seventh", () => {
  expect(labels({})).toEqual([
    "Overview",
    "Alpha Fields",
    "News",
    "Flexible Gameplay",
    "World",
    "Room Designer",
  ]);
});

it("drops the links of features that are switched off", () => {
  expect(labels({ news: false, roomDesigner: false })).toEqual([
    "Overview",
    "Alpha Fields",
    "Flexible Gameplay",
    "World",
  ]);
});
