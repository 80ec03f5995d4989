import { describe, expect, it } from "vitest";
import site from "../../site.config.ts";
import { currentLink, sectionInView, siteNav } from "./nav.ts";

describe("siteNav", () => {
  const labels = (features: Partial<typeof site.features>) =>
    siteNav({ nav: site.nav, features: { ...site.features, ...features } }).map(
      ({ label }) => label,
    );

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
});

describe("sectionInView", () => {
  const tops = (...values: number[]) => values.map((top, index) => ({ id: `s${index}`, top }));

  it("is none while the first section is below the reading line", () => {
    expect(sectionInView(tops(500, 1200), 300)).toBeNull();
  });

  it("is the last section whose top has passed the line", () => {
    expect(sectionInView(tops(-900, 200, 1000), 300)).toBe("s1");
  });

  it("counts a section that lies exactly on the line", () => {
    expect(sectionInView(tops(300), 300)).toBe("s0");
  });
});

it.each([
  ["/", null, null],
  ["/", "world", "/#world"],
  ["/news", null, "/#news"],
  ["/news/some-post", "world", "/#news"],
  ["/room-designer", null, "/room-designer"],
  ["/fields/417", null, "/#alphafields"],
  ["/rooms/0123456789", null, "/rooms/0123456789"],
])("currentLink: at %s with section %s is %s", (path, section, link) => {
  expect(currentLink(path, section)).toBe(link);
});
