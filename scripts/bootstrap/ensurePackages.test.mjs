import { expect, test } from "vitest";
import { describesManifest, explainFailure, isStampOf, stampFor } from "./ensurePackages.mjs";

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

test("what a Node that is too old installed, or nobody knows who, does not count", () => {
  expect(isStampOf("abc", stampFor("abc"))).toBe(true);
  expect(isStampOf("abc", stampFor("abd"))).toBe(false);
  expect(isStampOf("abc", stampFor("abc", "18.20.8"))).toBe(false);
  expect(isStampOf("abc", "abc")).toBe(false);
  expect(isStampOf("abc", undefined)).toBe(false);
});

test("an unreachable registry is told as such, without stack and log file", () => {
  const told = explainFailure(
    [
      "npm warn deprecated something",
      "npm error code ENOTFOUND",
      "npm error",
      "npm error FetchError: request to https://packages.example/three failed",
      "npm error     at ClientRequest.<anonymous> (index.js:130:14)",
      "npm error   errno: 'ENOTFOUND',",
      "npm error }",
      "npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log",
    ].join("\n"),
  );
  expect(told.split("\n")).toEqual([
    expect.stringContaining("cannot be reached"),
    "  npm error code ENOTFOUND",
    "  npm error FetchError: request to https://packages.example/three failed",
  ]);
});

test("a full disk is told as such", () => {
  expect(explainFailure("npm error code ENOSPC")).toContain("disk is full");
});

test("what npm printed is shown where it names no error", () => {
  expect(explainFailure("sh: npm: not found\n")).toBe(
    "The packages could not be installed. npm said:\n  sh: npm: not found",
  );
});
