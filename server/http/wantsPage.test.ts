import { describe, expect, it } from "vitest";
import { wantsPage } from "./wantsPage.ts";

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe("wantsPage", () => {
  it.each([
    ["/nowhere", browser, true],
    ["/nowhere.png", browser, true],
    ["/nowhere", "*/*", true],
    ["/nowhere", undefined, true],
    ["/nowhere", "text/*;q=0.5", true],
    ["/nowhere", "application/json", false],
    ["/nowhere", "application/json, text/plain, */*", false],
    ["/nowhere", "application/problem+json", false],
    ["/nowhere", "image/png", false],
    ["/assets/gone.js", "*/*", false],
    ["/assets/gone.png", "image/avif,image/webp,*/*;q=0.8", false],
    ["/api", browser, false],
    ["/api/rooms", "*/*", false],
  ])("%s asked for as %s is a page: %s", (path, accept, isPage) => {
    expect(wantsPage({ method: "GET", path, accept })).toBe(isPage);
    expect(wantsPage({ method: "HEAD", path, accept })).toBe(isPage);
    expect(wantsPage({ method: "POST", path, accept })).toBe(false);
  });
});
