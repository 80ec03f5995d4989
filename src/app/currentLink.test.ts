import { describe, expect, it } from "vitest";
import { currentLink, sectionInView } from "./currentLink.ts";

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

describe("currentLink", () => {
  it.each([
    ["/", null, null],
    ["/", "world", "/#world"],
    ["/news", null, "/#news"],
    ["/news/some-post", "world", "/#news"],
    ["/room-designer", null, "/room-designer"],
  ])("at %s with section %s is %s", (path, section, link) => {
    expect(currentLink(path, section)).toBe(link);
  });
});
