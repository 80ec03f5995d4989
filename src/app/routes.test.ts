import { describe, expect, it } from "vitest";
import { findRoute, sitePath } from "./routes.ts";

const at = (path: string) => new URL(path, "https://farm.example");

describe("sitePath", () => {
  it.each([
    ["/", "/", "/"],
    ["/news/", "/", "/news"],
    ["/news/a?x=1#y", "/", "/news/a"],
    ["/loamstead/", "/loamstead/", "/"],
    ["/loamstead", "/loamstead/", "/"],
    ["/loamstead/news", "/loamstead/", "/news"],
    ["/loamstead-two/news", "/loamstead/", null],
    ["/news", "/loamstead/", null],
  ])("reads %s under %s as %s", (address, base, path) => {
    expect(sitePath(at(address), base)).toBe(path);
  });
});

describe("findRoute", () => {
  it.each(["/", "/room-designer", "/my-fields", "/news", "/news/first-post"])(
    "knows %s",
    (path) => {
      expect(findRoute(path)).not.toBeNull();
    },
  );

  it.each([
    "",
    "/nothing",
    "/news/",
    "/news/a/b",
    "/news/A",
    "/news/../x",
    "//",
    "/room-designer/x",
    "/my-fields/4",
  ])("does not know %j", (path) => {
    expect(findRoute(path)).toBeNull();
  });
});
