import { expect, test } from "vitest";
import { findPrograms } from "./installed.ts";

const wanted = {
  browser: { names: ["no-such-browser-esr", "no-such-browser"], debian: "browser-esr" },
  node: { names: ["node"], debian: "nodejs" },
};

test("what is missing is told by the package that has it", () => {
  const found = findPrograms("Browser", wanted);
  expect(found).toEqual({
    ok: false,
    reason: "Browser is not here. On Debian: apt-get install browser-esr",
  });
});

test("what is on PATH is found, by any of its names", () => {
  const found = findPrograms("Node", { node: { names: ["no-such", "node"], debian: "nodejs" } });
  expect(found).toEqual({ ok: true, value: { node: expect.stringMatching(/\/node$/) } });
});

test("folders relative to wherever we are are not searched", () => {
  expect(findPrograms("Node", { node: wanted.node }, ".:bin").ok).toBe(false);
});
