import { describe, expect, it } from "vitest";
import { readBuildEnv } from "./buildEnv.ts";

describe("readBuildEnv", () => {
  it("has defaults for a newcomer's machine", () => {
    expect(readBuildEnv({})).toEqual({
      ok: true,
      env: { basePath: "/", origin: "http://localhost:4173", isLocal: true },
    });
  });

  it("is for the local world unless NETWORK names a real one", () => {
    expect(readBuildEnv({ NETWORK: "mainnet" })).toMatchObject({ env: { isLocal: false } });
  });

  it("follows PORT where no origin is given", () => {
    expect(readBuildEnv({ PORT: "5000" })).toMatchObject({
      env: { origin: "http://localhost:5000" },
    });
  });

  it.each([
    "loamstead",
    "/loamstead",
    "loamstead/",
    "//x/",
    "/a b/",
    "/../",
    "/a/../b/",
    "https://x/",
  ])("refuses BASE_PATH %j by name", (BASE_PATH) => {
    expect(readBuildEnv({ BASE_PATH })).toMatchObject({
      ok: false,
      problems: [expect.stringContaining("BASE_PATH")],
    });
  });

  it.each([
    "farm.example",
    "https://farm.example/",
    "https://farm.example/x",
    "ftp://farm.example",
  ])("refuses SITE_ORIGIN %j by name", (SITE_ORIGIN) => {
    expect(readBuildEnv({ SITE_ORIGIN })).toMatchObject({
      ok: false,
      problems: [expect.stringContaining("SITE_ORIGIN")],
    });
  });

  it.each(["/", "/loamstead/", "/guides/farm-1.0/"])("accepts BASE_PATH %s", (BASE_PATH) => {
    expect(readBuildEnv({ BASE_PATH })).toMatchObject({ ok: true, env: { basePath: BASE_PATH } });
  });
});
