// Whoever is kept is seen on the meadow, clear of the beds, and stays where it is when more come.
import { expect, test } from "vitest";
import { producerKinds } from "../../../farm/tables/producers.ts";
import { bedDistance } from "../../../fields/diorama/ground.ts";
import { planFor } from "../../../fields/diorama/planFor.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import { yardGroundOf } from "../yard/yardPlaces.ts";
import { meadowScenery } from "./meadow.ts";

const traits = fieldTraits("0x5FbDB2315678afecb367f032d93F642f64180aa3", 417);
const meadowParts = (...of: Parameters<typeof meadowScenery>) => meadowScenery(...of).parts;

test("hens, goats, sheep and hives stand beside the beds", () => {
  const parts = meadowParts(traits, "highSun", ["hen", "hen", "goat", "sheep", "hive", "hen"]);
  expect(parts.length).toBeGreaterThan(40);
  const { beds } = planFor(traits);
  for (const { at } of parts)
    expect(Math.min(...beds.map((bed) => bedDistance(bed, at[0], at[2])))).toBeGreaterThan(0);
});

test("one more changes nothing of those that were there", () => {
  const few = meadowParts(traits, "highSun", ["hen", "apple"]);
  const more = meadowParts(traits, "highSun", ["hen", "apple", "sheep"]);
  expect(more.slice(0, few.length)).toEqual(few);
});

test("fruit hangs in its season, and the old oak is the land's own", () => {
  const colours = (season: "highSun" | "leafFall") =>
    meadowParts(traits, season, ["plum"]).map(({ colour }) => colour);
  expect(colours("highSun")).toContain("#6a3f86");
  expect(colours("leafFall")).not.toContain("#6a3f86");
  expect(meadowParts(traits, "highSun", ["oak"])).toEqual([]);
  expect(producerKinds).toContain("oak");
});

test("whoever is known wears a ribbon, and a tree has daisies about its foot", () => {
  const kept = ["hen", "hen", "goat", "sheep", "hive", "cherry"] as const;
  const countOf = (known: Parameters<typeof meadowScenery>[3]) =>
    meadowParts(traits, "highSun", kept, known).length;
  expect(countOf(["hen"])).toBe(countOf([]) + 2);
  expect(countOf(["goat", "sheep", "hive"])).toBe(countOf([]) + 3);
  expect(countOf(["cherry"])).toBeGreaterThan(countOf([]) + 3);
});

test("what is kept is pressed by its place in the list, and keeps off the yard", () => {
  const { things } = meadowScenery(traits, "highSun", ["hen", "apple", "sheep"]);
  expect(things.map(({ id }) => id)).toEqual(["kept 0", "kept 1", "kept 2"]);
  for (const { at } of things)
    for (const { x, z, r } of yardGroundOf(traits).keptFree)
      expect(Math.hypot(at[0] - x, at[2] - z)).toBeGreaterThan(r);
});
