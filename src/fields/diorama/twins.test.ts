// Fields that share all nine traits are not the same field: plan, resident or whim tells them apart.
import { describe, expect, test } from "vitest";
import { goldenCollection } from "../fixtures/golden.ts";
import { traitNames } from "../odds.ts";
import { residentOf } from "../residents/residentOf.ts";
import { type FieldTraits, fieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { composeDiorama } from "./compose.ts";
import { planFor } from "./planFor.ts";

const FIELDS = 10_000;

function twins(): [FieldTraits, FieldTraits][] {
  const met = new Map<string, FieldTraits>();
  return Array.from({ length: FIELDS }, (_, id) => fieldTraits(goldenCollection, id)).flatMap(
    (traits): [FieldTraits, FieldTraits][] => {
      const alike = traitNames.map((trait) => traits[trait]).join(" ");
      const other = met.get(alike);
      met.set(alike, traits);
      return other ? [[other, traits]] : [];
    },
  );
}

describe("fields of equal traits", () => {
  test("every pair of equal traits differs in its plan, its resident or its whim, and in its picture", () => {
    const pairs = twins();
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) {
      const names = pair.map((one) => one.id).join(" and ");
      const [a, b] = pair.map((one) => [
        planFor(one).number,
        residentOf(one).kind,
        whimOf(one).id,
      ]) as [unknown[], unknown[]];
      expect(a.filter((one, i) => one !== b[i]).length, names).toBeGreaterThan(1);
      const [left, right] = pair.map((one) => composeDiorama(one, "highSun", "day").anchors) as [
        unknown,
        unknown,
      ];
      expect(left, names).not.toEqual(right);
    }
  });
});
