import { expect, test } from "vitest";
import { planBuild } from "./ensureBuilt.ts";

const wanted = { basePath: "/", origin: "http://localhost:4173", inputs: "abc" };

test("the same settings and inputs are served as they are", () => {
  expect(planBuild(JSON.stringify(wanted), wanted)).toBe("reuse");
});

test.each([
  ["no build", undefined],
  ["a damaged build.json", "{"],
  ["an empty build.json", "{}"],
  ["another base path", JSON.stringify({ ...wanted, basePath: "/farm/" })],
  ["another origin", JSON.stringify({ ...wanted, origin: "https://farm.example" })],
  ["other inputs", JSON.stringify({ ...wanted, inputs: "abd" })],
])("%s is built", (_, built) => {
  expect(planBuild(built, wanted)).toBe("build");
});
