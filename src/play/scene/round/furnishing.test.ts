// Of each kind the latest stands there, and what did not change is built once.
import { expect, test } from "vitest";
import site from "../../../../site.config.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import type { BuiltScenery, SceneryWanted } from "../land/farmBuilder.ts";
import { openFurnishing } from "./furnishing.ts";

const traits = fieldTraits(site.collection.address, 3);
const meadow = (...kept: "hen"[]): SceneryWanted => ({
  of: "meadow",
  traits,
  season: "highSun",
  isLit: false,
  kept,
  ribbons: [],
});
const hens = (count: number): BuiltScenery => ({
  solid: null,
  glow: null,
  lamps: [],
  halos: [],
  things: Array.from({ length: count }, (_, n) => ({
    id: `kept ${n}` as const,
    at: [n, 0, 0] as const,
    r: 0.2,
    high: 0.4,
  })),
});

function trial() {
  const asked: { one: SceneryWanted; give: (made: BuiltScenery | null) => void }[] = [];
  let changes = 0;
  const furnishing = openFurnishing(
    { scenery: (one) => new Promise((give) => asked.push({ one, give })) },
    () => changes++,
  );
  const there = () => furnishing.all().things.length;
  return { furnishing, asked, there, changes: () => changes };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("what is overtaken while it is built never stands there", async () => {
  const { furnishing, asked, there } = trial();
  furnishing.want([meadow("hen")]);
  furnishing.want([meadow("hen", "hen")]);
  asked[1]!.give(hens(2));
  await settled();
  asked[0]!.give(hens(1));
  await settled();
  expect(there()).toBe(2);
});

test("the same again is not built again, and what cannot be built leaves what stood there", async () => {
  const { furnishing, asked, there, changes } = trial();
  furnishing.want([meadow("hen")]);
  asked[0]!.give(hens(1));
  await settled();
  furnishing.want([meadow("hen")]);
  expect(asked).toHaveLength(1);
  furnishing.want([meadow("hen", "hen")]);
  asked[1]!.give(null);
  await settled();
  expect([there(), changes()]).toEqual([1, 1]);
});

test("what is not wanted any more goes, also while it is being built", async () => {
  const { furnishing, asked, there } = trial();
  furnishing.want([meadow("hen")]);
  asked[0]!.give(hens(1));
  await settled();
  furnishing.want([]);
  expect(there()).toBe(0);
  furnishing.want([meadow("hen")]);
  furnishing.want([]);
  asked[1]!.give(hens(1));
  await settled();
  expect(there()).toBe(0);
});
