// Each of what is met now and then is light, and looks like nothing else.
import { expect, it, test } from "vitest";
import { toTriangles } from "../lean/toTriangles.ts";
import type { Part } from "../parts.ts";
import { foxPrint, glowWorms, spiderWeb } from "./leftBehind.ts";
import * as onTheGround from "./onTheGround.ts";
import * as onWings from "./onWings.ts";

const models: [string, readonly Part[]][] = [
  ...Object.entries(onTheGround),
  ...Object.entries(onWings),
  ["foxPrint", foxPrint],
  ["spiderWeb", spiderWeb],
  ["glowWorms", glowWorms(false)],
];

it.each(models)("%s is light", (_, parts) => {
  const { solid } = toTriangles(parts, { lean: true, tolerance: 0.045, floor: null, ao: 0 });
  const count = solid!.index.length / 3;
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThanOrEqual(320);
});

test("no two are the same, and only glow-worms glow", () => {
  expect(new Set(models.map(([, parts]) => JSON.stringify(parts))).size).toBe(models.length);
  for (const [, parts] of models) expect(parts.some(({ glow }) => glow)).toBe(false);
  expect(glowWorms(true).filter(({ glow }) => glow).length).toBe(2);
});
