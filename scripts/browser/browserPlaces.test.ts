import { expect, test } from "vitest";
import { browserPlaces } from "./browserPlaces.ts";

test("names come before folders: one without a window anywhere on PATH, any Chromium before any Chrome", () => {
  const places = browserPlaces({ platform: "linux", searchPath: "/usr/bin:/opt/b" });
  expect(places.slice(0, 4)).toEqual([
    "/usr/bin/chromium-headless-shell",
    "/opt/b/chromium-headless-shell",
    "/usr/bin/chromium",
    "/opt/b/chromium",
  ]);
  expect(places.indexOf("/opt/b/chromium")).toBeLessThan(places.indexOf("/usr/bin/google-chrome"));
});

test("folders relative to wherever we are are not searched", () => {
  const places = browserPlaces({ platform: "linux", searchPath: ":./bin:bin" });
  expect(places.every((place) => place.startsWith("/"))).toBe(true);
  expect(places).toContain("/snap/bin/chromium");
});

test("each system has its own known places", () => {
  const places = browserPlaces({ platform: "darwin", searchPath: "" });
  expect(places.some((place) => place.includes("Google Chrome.app"))).toBe(true);
  expect(browserPlaces({ platform: "win32", searchPath: "" })).toEqual([]);
});
