import { expect, test } from "vitest";
import { describesManifest } from "./lockFile.mjs";

const lock = { packages: { "": { dependencies: { hono: "4.13.19" }, devDependencies: {} } } };

test("a lock file made from this package.json fits", () => {
  expect(describesManifest(lock, { dependencies: { hono: "4.13.19" } })).toBe(true);
});

test.each([
  ["another version", { dependencies: { hono: "4.13.20" } }],
  ["a package more", { dependencies: { hono: "4.13.19", pino: "10.4.0" } }],
  ["a package less", { dependencies: {} }],
  ["the same package for development", { devDependencies: { hono: "4.13.19" } }],
])("%s does not fit", (_, manifest) => {
  expect(describesManifest(lock, manifest)).toBe(false);
});

test("a damaged lock file does not fit", () => {
  expect(describesManifest({}, { dependencies: { hono: "4.13.19" } })).toBe(false);
});
