// Which addresses are the server's in development: its API, and the pages that it has drawn.
import { describe, expect, it } from "vitest";
import site from "../../site.config.ts";
import { isServers } from "./serverPaths.ts";

describe("isServers", () => {
  it.each([
    "/fields",
    "/fields/",
    "/fields/417",
    "/fields/417.svg",
    "/world",
    "/rooms",
    "/parishes/goose-end",
    "/api/settings",
    "/pictures/a.webp",
  ])("%s is", (path) => expect(isServers(path, site)).toBe(true));
  it.each([
    "/",
    "/play",
    "/fieldsets",
    "/room-designer",
    "/src/world/WorldPage.tsx",
    "/@vite/client",
  ])("%s is not", (path) => expect(isServers(path, site)).toBe(false));
});
