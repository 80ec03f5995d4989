// What is told of a parish is so, for every parish of the country.
import { expect, it } from "vitest";
import { goldenCollection } from "../fields/fixtures/golden.ts";
import { parishLand } from "../fields/land/parishLand.ts";
import { fieldsBySea, parishPlace } from "../fields/land/parishPlace.ts";
import { shareOf } from "../fields/odds.ts";
import { fieldTraits } from "../fields/traits.ts";
import { likenessOf, rankKinds, rarestOf } from "./parishFacts.ts";
import { strings } from "./strings.ts";

const fieldsOf = (parish: number) =>
  Array.from({ length: Math.min(91, 10_000 - parish * 91) }, (_, n) =>
    fieldTraits(goldenCollection, parish * 91 + n),
  );
const parishes = Array.from({ length: 110 }, (_, parish) => fieldsOf(parish));

it("counts every field once, and begins with what there is most of", () => {
  parishes.forEach((fields, parish) => {
    for (const trait of ["region", "soil", "landmark"] as const) {
      const counts = rankKinds(fields, trait).map(({ count }) => count);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(fields.length);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
    expect(rankKinds(fields, "region")[0]!.kind.id).toBe(parishLand(parish)!.region);
    expect(rankKinds(fields, "soil")[0]!.kind.id).toBe(parishLand(parish)!.soil);
  });
});

it("finds a hot spring wherever there is one, and something rare everywhere", () => {
  for (const fields of parishes) {
    const { trait, kind, fields: having } = rarestOf(fields);
    const hot = fields.filter(({ landmark }) => landmark === "hot-spring");
    if (hot.length > 0) expect(having).toEqual(hot);
    expect(having.length).toBeGreaterThan(0);
    expect(having.every((field) => field[trait] === kind.id)).toBe(true);
    expect(shareOf(trait, kind.id as never)).toBeLessThanOrEqual(1 / 20);
  }
});

it.each([10_000, 91 * 10])("names the sea once, and only where it is, among %i fields", (size) => {
  parishes.slice(0, Math.ceil(size / 91)).forEach((fields, parish) => {
    const told = strings.lede(likenessOf(parish, fields, size), parishPlace(parish, size));
    expect(told.split("by the sea").length - 1, told).toBe(fieldsBySea(parish, size) > 0 ? 1 : 0);
  });
});

it("names the sea where nobody has worked out the land", () => {
  const [fields] = parishes as [ReturnType<typeof fieldsOf>];
  expect(likenessOf(111, fields, 30_000)).toMatch(/^Mostly [a-z]+ and [a-z]+$/);
  expect(likenessOf(219, fields, 20_000)).toMatch(/, by the sea$/);
});
