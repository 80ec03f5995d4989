import { describe, expect, it } from "vitest";
import { currentLink, sectionInView, siteNav } from "./nav.ts";

describe("siteNav", () => {
  const nav = [
    { label: "The world", href: "/#world" },
    { label: "Tidings", href: "/#news" },
    { label: "All the tidings", href: "/news" },
    { label: "Rooms", href: "/room-designer" },
    { label: "Wiki", href: "https://wiki.example/news" },
  ];
  const all = { signIn: true, play: true, roomDesigner: true, news: true };
  const labels = (features: Partial<typeof all>) =>
    siteNav({ nav, features: { ...all, ...features } }).map(({ label }) => label);

  it("keeps the links in their order", () => {
    expect(labels({})).toEqual(["The world", "Tidings", "All the tidings", "Rooms", "Wiki"]);
  });

  it("drops the links of features that are switched off, and none that lead elsewhere", () => {
    expect(labels({ news: false, roomDesigner: false })).toEqual(["The world", "Wiki"]);
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
