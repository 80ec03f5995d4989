// Tests that each parish shows four fields of its own, and none of them twice.
import { expect, test } from "vitest";
import { goldenCollection } from "../fields/fixtures/golden.ts";
import { parishLand } from "../fields/land/parishLand.ts";
import { fieldTraits } from "../fields/traits.ts";
import { notableFields } from "./notableFields.ts";
import { rarestOf } from "./parishFacts.ts";

const parishes = Array.from({ length: 110 }, (_, parish) =>
  Array.from({ length: Math.min(91, 10_000 - parish * 91) }, (_, n) =>
    fieldTraits(goldenCollection, parish * 91 + n),
  ),
);

test("every parish shows four fields, the one with its rarest thing first", () => {
  parishes.forEach((fields, parish) => {
    const { highest } = parishLand(parish)!;
    const notable = notableFields(fields, highest);
    const ids = notable.map(({ field }) => field.id);
    expect(new Set(ids).size).toBe(4);
    expect(rarestOf(fields).fields).toContain(notable[0]!.field);
    expect(ids).toContain(highest);
    for (const id of ids) expect(fields.some((field) => field.id === id)).toBe(true);
  });
});

test("a parish that nobody has measured shows no highest field", () => {
  const notable = notableFields(parishes[0]!, null);
  expect(notable.map(({ reason }) => reason.is)).not.toContain("highest");
});
