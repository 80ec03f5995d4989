// A hundred whims, each on some field and none on a field that contradicts it.
import { describe, expect, it } from "vitest";
import { goldenCollection } from "../fixtures/golden.ts";
import { fieldTraits } from "../traits.ts";
import { whimName, whimNames } from "./whimNames.ts";
import { whimOf } from "./whimOf.ts";
import { type Whim, type WhimId, whims } from "./whims.ts";

const list: readonly Whim[] = whims;

describe("whims", () => {
  it("are a hundred, told apart by id and by words", () => {
    expect(list).toHaveLength(100);
    expect(new Set(list.map(({ id }) => id)).size).toBe(100);
    expect(new Set(whimNames).size).toBe(100);
  });

  it("read well after 'it has', as the end of a sentence", () => {
    expect(whimNames).toHaveLength(100);
    for (const { id } of whims) {
      const words = whimName(id);
      expect(
        id.split("-").some((part) => words.includes(part.replace(/y$/, ""))),
        id,
      ).toBe(true);
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(words).toMatch(/^an? [a-z0-9',A-Z -]+[a-z0-9y]$/);
      expect(words).not.toMatch(/ {2}|, ?$/);
      expect(words.startsWith("an "), words).toBe(/^an? [aeiou]/.test(words));
    }
  });
});

describe("whimOf", () => {
  const all = Array.from({ length: 10_000 }, (_, id) => fieldTraits(goldenCollection, id));
  const byId = Map.groupBy(all, (traits) => whimOf(traits).id);
  const having = (id: WhimId) => byId.get(id) ?? [];

  it("puts each on some fields, none on far more than the others", () => {
    const counts = whims.map(({ id }) => having(id).length);
    const sorted = counts.toSorted((a, b) => a - b);
    expect(sorted[0]).toBeGreaterThan(0);
    expect(sorted[99]).toBeLessThan(3 * sorted[50]!);
  });

  it("gives equal traits the same whim", () => {
    const [traits] = all as [(typeof all)[number]];
    expect(whimOf({ ...traits })).toBe(whimOf(traits));
  });

  it("contradicts no field", () => {
    for (const { region } of having("armchair")) expect(region).toBe("vale");
    for (const { water } of having("well-bucket")) expect(water).toBe("well");
    for (const { cottage } of having("straw-fox")) expect(cottage).toBe("thatched");
    for (const { cottage } of having("turf-roof")) expect(cottage).not.toBe("thatched");
    for (const { landmark } of having("wreath")) expect(landmark).not.toBe("chapel");
    for (const { wind } of having("caught-kite")) expect(wind).not.toBe("sheltered");
  });
});
