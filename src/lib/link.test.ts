import { describe, expect, it } from "vitest";
import { withBase } from "./link.ts";

describe("link", () => {
  it.each([
    ["/", "/", "/"],
    ["/", "/news", "/news"],
    ["/loamstead/", "/", "/loamstead/"],
    ["/loamstead/", "/news", "/loamstead/news"],
    ["/loamstead/", "/#world", "/loamstead/#world"],
  ])("under %s the path %s is %s", (base, path, result) => {
    expect(withBase(base, path)).toBe(result);
  });
});
