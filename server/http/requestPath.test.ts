// Tests that malformed paths are refused and that the base path comes off.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPath, splitTarget, withoutBase } from "./requestPath.ts";

function read(target: string) {
  const path = readPath(target);
  if (!path.ok) throw new Error(`refused ${target}`);
  return path.value;
}

test("a target splits into path and query", () => {
  expect(read("/news?page=2#top")).toEqual({ raw: "/news", decoded: "/news", search: "?page=2" });
  expect(read("/caf%C3%A9?")).toEqual({ raw: "/caf%C3%A9", decoded: "/café", search: "?" });
  expect(read("/a?to=//b/../c%00")).toMatchObject({ raw: "/a", search: "?to=//b/../c%00" });
});

test("a whole address loses its origin, with any name and password in it", () => {
  expect(read("http://me:secret@host:80/news?x")).toMatchObject({ raw: "/news", search: "?x" });
  expect(read("http://host")).toMatchObject({ raw: "/" });
  expect(splitTarget("https://me:secret@host?x")).toEqual({ path: "/", search: "?x" });
});

test.each([
  "",
  "*",
  "news",
  "//",
  "//host/news",
  "/news//first",
  "/..",
  "/../etc/passwd",
  "/a/./b",
  "/a/../../b",
  "/%2e%2e/b",
  "/.%2E/b",
  "/a%2fb",
  "/a%2Fb",
  "/a%5cb",
  "/a\\b",
  "/%",
  "/%zz",
  "/%C3",
  "/%00",
  "/a%0d%0ab",
  "/a\u0085b",
  "ftp://host/news",
])("%j is refused", (target) => {
  expect(readPath(target)).toEqual({ ok: false, reason: "malformed" });
});

test("no accepted path, however it was made, climbs, hides a separator or throws", () => {
  const piece = fc.constantFrom(
    "/",
    ".",
    "..",
    "%2e",
    "%2f",
    "%5c",
    "\\",
    "%00",
    "%",
    "%25",
    "a",
    "é",
    "?",
    "#",
    "//",
  );
  forAll(
    {},
    [fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 })],
    (parts) => {
      const path = readPath(`/${parts.join("")}`);
      if (!path.ok) return;
      const { decoded } = path.value;
      expect(decoded.startsWith("/")).toBe(true);
      expect(decoded).not.toMatch(/\/\/|\\|\0/);
      expect(decoded.split("/")).not.toContain("..");
      expect(decoded.split("/")).not.toContain(".");
    },
  );
});

test("the base path comes off, and paths beside it stay outside", () => {
  expect(withoutBase(read("/farm/news?x"), "/farm/")).toEqual({
    where: "inside",
    path: { raw: "/news", decoded: "/news", search: "?x" },
  });
  expect(withoutBase(read("/farm/"), "/farm/")).toMatchObject({ path: { raw: "/" } });
  expect(withoutBase(read("/farm"), "/farm/")).toEqual({ where: "baseWithoutSlash" });
  for (const beside of ["/", "/news", "/farms/", "/farmnews", "/Farm/", "/%66arm/"]) {
    expect(withoutBase(read(beside), "/farm/")).toEqual({ where: "outside" });
  }
  expect(withoutBase(read("/news"), "/")).toMatchObject({
    where: "inside",
    path: { raw: "/news" },
  });
  expect(withoutBase(read("/a/b/news"), "/a/b/")).toMatchObject({ path: { raw: "/news" } });
});
