// A yard is light enough for a live scene, in every season and at night, and each thing of it can be pressed.
import { describe, expect, it } from "vitest";
import { goldenCollection } from "../../../fields/fixtures/golden.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import { seasons } from "../../../models/seasons.ts";
import { bareYard, fullYard } from "./testing/fullYard.ts";
import { yardOn } from "./yardPlaces.ts";
import { yardScenery } from "./yardScenery.ts";
import { MOST_YARD_TRIANGLES, triangleCount, yardTriangles } from "./yardTriangles.ts";

const traits = fieldTraits(goldenCollection, 417);

const trianglesOf = (...of: Parameters<typeof yardScenery>): number =>
  triangleCount(yardTriangles(yardScenery(...of).parts));

describe("the scenery of a yard", () => {
  it.each(seasons)("is light enough in %s with all that there can be in it", (season) => {
    for (const isLit of [false, true])
      expect(trianglesOf(traits, season, isLit, fullYard)).toBeLessThanOrEqual(MOST_YARD_TRIANGLES);
  });

  it("shines by night alone", () => {
    const day = yardScenery(traits, "highSun", false, fullYard);
    expect(day.parts.some(({ glow }) => glow)).toBe(false);
    expect(day.halos).toEqual([]);
    const night = yardScenery(traits, "highSun", true, fullYard);
    expect(night.parts.some(({ glow }) => glow)).toBe(true);
    expect(night.halos?.length).toBeGreaterThan(3);
  });

  it("has house, chimney, company, barn, workshop and gate to press on the first day", () => {
    const ids = yardScenery(traits, "highSun", false, bareYard).things.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(["barn", "chimney", "company", "gate", "house", "workshop"]);
  });

  it("has each thing once that was built, given or made and has its place", () => {
    const { places } = yardOn(traits);
    const { things } = yardScenery(traits, "highSun", false, fullYard);
    const ids = things.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("made");
    for (const [id, place] of Object.entries({ ...places.gifts, ...places }))
      if (fullYard.stands.some((one) => one === id) && place !== null)
        expect(ids).toContain(id === "leanTo" ? "workshop" : `yard ${id}`);
    for (const { r, high, at } of things) {
      expect(Math.min(r, high)).toBeGreaterThan(0.1);
      expect(at.every(Number.isFinite)).toBe(true);
    }
  });

  it("is the larger the more was done, and the same for the same look", () => {
    const bare = trianglesOf(traits, "highSun", false, bareYard);
    expect(trianglesOf(traits, "highSun", false, fullYard)).toBeGreaterThan(4 * bare);
    expect(yardScenery(traits, "highSun", false, { ...fullYard })).toEqual(
      yardScenery(traits, "highSun", false, fullYard),
    );
  });
});
