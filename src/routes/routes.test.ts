import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { traitNames } from "../fields/odds.ts";
import {
  findPage,
  openRoutes,
  type PageSite,
  plainPath,
  queryOf,
  type Route,
  routes,
  sitePath,
} from "./routes.ts";

const all = { signIn: true, play: true, roomDesigner: true, news: true };
const site: PageSite = { features: all, collection: { size: 500 } };
const at = (path: string) => new URL(path, "https://farm.example");

it.each([
  ["/", "/", "/"],
  ["/news/", "/", "/news"],
  ["/news/a?x=1#y", "/", "/news/a"],
  ["/loamstead/", "/loamstead/", "/"],
  ["/loamstead", "/loamstead/", "/"],
  ["/loamstead/news", "/loamstead/", "/news"],
  ["/loamstead-two/news", "/loamstead/", null],
  ["/news", "/loamstead/", null],
])("sitePath: reads %s under %s as %s", (address, base, path) => {
  expect(sitePath(at(address), base)).toBe(path);
});

describe("findPage", () => {
  it.each([
    ["/", "landing", ""],
    ["/play", "play", ""],
    ["/room-designer", "roomDesigner", ""],
    ["/my-fields", "myFields", ""],
    ["/news", "news", ""],
    ["/news/first-post", "article", "first-post"],
    ["/fields", "fields", ""],
    ["/fields/417", "field", "417"],
    ["/world", "world", ""],
    ["/rooms", "rooms", ""],
    ["/rooms/0123456789", "room", "0123456789"],
  ])("knows %s", (path, name, parameter) => {
    expect(findPage(path, site)).toMatchObject({ name, path, parameter });
  });

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
    "/fields/500",
    "/fields/007",
    "/rooms/0123",
    "/rooms/o123456789",
  ])("does not know %j", (path) => {
    expect(findPage(path, site)).toBeNull();
  });

  it.each([
    ["news", ["/news", "/news/first-post"]],
    ["signIn", ["/my-fields", "/rooms", "/rooms/0123456789"]],
    ["play", ["/play"]],
    ["roomDesigner", ["/room-designer", "/rooms", "/rooms/0123456789"]],
  ])("knows no page of %s where that is switched off", (feature, paths) => {
    const features = { ...all, [feature]: false };
    for (const path of paths) expect(findPage(path, { ...site, features })).toBeNull();
    expect(findPage("/fields/417", { ...site, features })).not.toBeNull();
  });
});

it.each([
  ["/fields/0417", "/fields/417"],
  ["/fields/0000", "/fields/0"],
  ["/fields/0500", null],
  ["/fields/x", null],
  ["/fields", null],
  ["/news/0417", null],
])("plainPath: whoever asks for %s means %s", (path, meant) => {
  expect(plainPath(path, site)).toBe(meant);
});

describe("queryOf", () => {
  it("takes what a page does not read for absent, in whatever order it is asked", () => {
    expect(queryOf(routes.fields, "?page=2&utm=x&soil=peat&wind=&soil=clay")).toBe(
      "?soil=peat&page=2",
    );
    expect(queryOf(routes.fields, "?utm=x")).toBe("");
    expect(queryOf(routes.field, "?soil=peat")).toBe("");
  });

  it("takes a flag for given by its being there, and for nothing else", () => {
    for (const search of ["?embed", "?embed=no", "?utm=x&embed="])
      expect(queryOf(routes.room, search)).toBe("?embed=");
    expect(queryOf(routes.room, "?embedded&by=new")).toBe("");
    expect(queryOf(routes.rooms, "?embed")).toBe("");
  });

  it("leaves the gallery of fields and the country all their filters", () => {
    expect(routes.fields.query).toEqual([...traitNames, "parish", "page"]);
    expect(routes.world.query).toEqual([
      "q",
      ...traitNames,
      "parish",
      "mine",
      "view",
      "by",
      "at",
      "who",
      "page",
    ]);
  });
});

it("names where each page begins, and for every parameter what it may be", () => {
  for (const [, { path, module, allows }] of openRoutes(site)) {
    if (module !== null) expect(existsSync(module), module).toBe(true);
    expect(allows !== undefined, path).toBe(path.includes(":"));
  }
  expect(openRoutes(site)).toHaveLength(Object.keys(routes satisfies Record<string, Route>).length);
});
