import { describe, expect, it } from "vitest";
import { currentLink, sectionInView, siteNav } from "./nav.ts";

describe("siteNav", () => {
  const nav = [
    { label: "The world", href: "/#world" },
    { label: "Tidings", href: "/#news" },
    { label: "All the tidings", href: "/news" },
    { label: "Rooms", href: "/room-designer" },
    { label: "Farm", href: "/play" },
    { label: "Wiki", href: "https://wiki.example/news" },
  ];
  const all = { signIn: true, play: true, roomDesigner: true, news: true };
  const labels = (features: Partial<typeof all>) =>
    siteNav({ nav, features: { ...all, ...features } }).map(({ label }) => label);

  it("keeps the links in their order", () => {
    expect(labels({})).toEqual(["The world", "Tidings", "All the tidings", "Rooms", "Wiki"]);
  });

  it("drops the links of features that are switched off and of what has a button, and none that lead elsewhere", () => {
    expect(labels({ news: false, roomDesigner: false })).toEqual(["The world", "Wiki"]);
  });
});

describe("sectionInView", () => {
  const boxes = (...edges: number[]) =>
    edges.slice(1).map((bottom, i) => ({ id: `s${i}`, top: edges[i]!, bottom }));

  it("is none while the first section is below the reading line", () => {
    expect(sectionInView(boxes(500, 1200, 1900), 300)).toBeNull();
  });

  it("is the section that lies on the line", () => {
    expect(sectionInView(boxes(-900, 200, 1000), 300)).toBe("s1");
  });

  it("counts a section that begins exactly on the line", () => {
    expect(sectionInView(boxes(-100, 300, 900), 300)).toBe("s1");
  });

  it("is none in what follows the last one", () => {
    expect(sectionInView(boxes(-900, -400, 300), 300)).toBeNull();
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
