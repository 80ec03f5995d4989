// The odds that pages tell are a count of the very fields, as their traits are read one by one.
import { expect, it } from "vitest";
import site from "../../site.config.ts";
import { type TraitName, traitNames } from "../../src/fields/odds.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import { siteCounts } from "./siteCounts.ts";

it("counts each field once in each trait, as it is", async () => {
  const collection = { ...site.collection, size: 300 };
  const counts = await siteCounts({ collection });
  const fields = Array.from({ length: 300 }, (_, id) => fieldTraits(collection.address, id));
  const recounted = (trait: TraitName) =>
    Object.fromEntries(
      Map.groupBy(fields, (field) => String(field[trait]))
        .entries()
        .map(([kind, same]) => [kind, same.length]),
    );
  for (const trait of traitNames) {
    const found = Object.entries(counts[trait]).filter(([, count]) => count > 0);
    expect(Object.fromEntries(found), trait).toEqual(recounted(trait));
  }
});
