import { describe, expect, it } from "vitest";
import { currentAt, linksFrom, sectionInView, siteNav } from "./nav.ts";

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

describe("linksFrom", () => {
  const nav = [
    { label: "Overview", href: "/#overview" },
    { label: "Alpha Fields", href: "/#alphafields" },
    { label: "News", href: "/#news" },
    { label: "World", href: "/#world" },
    { label: "Wiki", href: "https://wiki.example" },
  ];
  const features = { signIn: true, play: true, roomDesigner: true, news: true };

  it("keeps the sections of the front page there", () => {
    expect(linksFrom("/", nav, { features })).toEqual(nav);
  });

  it.each(["/world", "/fields/417", "/news/some-post", "/no-such-page"])(
    "leads from %s to the pages that have the whole",
    (path) => {
      expect(linksFrom(path, nav, { features }).map(({ href }) => href)).toEqual([
        "/#overview",
        "/fields",
        "/news",
        "/world",
        "https://wiki.example",
      ]);
    },
  );

  it("leads to no page twice, and to none that is switched off", () => {
    const twice = [...nav, { label: "All the news", href: "/news" }];
    expect(linksFrom("/world", twice, { features })[2]!.href).toBe("/#news");
    const without = linksFrom("/world", nav, { features: { ...features, news: false } });
    expect(without[2]!.href).toBe("/#news");
  });
});

describe("currentAt", () => {
  it.each([
    ["/#world", "/", "world", "location"],
    ["/#world", "/", "news", undefined],
    ["/#world", "/", null, undefined],
    ["/news", "/news", null, "page"],
    ["/news", "/news/some-post", "world", "true"],
    ["/#news", "/news/some-post", null, "true"],
    ["/room-designer", "/room-designer", null, "page"],
    ["/fields", "/fields/417", null, "true"],
    ["/fields", "/parishes/hazel-vale", null, "true"],
    ["/world", "/fields/417", null, undefined],
    ["/room-designer", "/rooms/0123456789", null, undefined],
    ["https://wiki.example", "/news", null, undefined],
  ])("of %s at %s with section %s is %s", (href, path, section, current) => {
    expect(currentAt(href, path, section)).toBe(current);
  });
});
