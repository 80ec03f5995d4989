import { expect, test } from "vitest";
import { explainFailure } from "./explainFailure.mjs";

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
