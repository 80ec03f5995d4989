// Newcomers of a day begin on one field, and it is an easy one.
import { expect, it } from "vitest";
import { goldenCollection } from "../../fields/fixtures/golden.ts";
import { plotsOf } from "../../fields/shapes.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { startField } from "./startField.ts";

const traitsOf = (field: number) => fieldTraits(goldenCollection, field);

it("is the same for everybody, another one each day, and easy to begin on", () => {
  const fields = Array.from({ length: 60 }, (_, day) => startField(20_000 + day, 10_000, traitsOf));
  expect(startField(20_000, 10_000, traitsOf)).toBe(fields[0]);
  expect(new Set(fields).size).toBeGreaterThan(55);
  for (const field of fields)
    expect(plotsOf(traitsOf(field).shape).length).toBeGreaterThanOrEqual(16);
});

it("is some field even where there are hardly any", () => {
  expect(startField(20_000, 1, traitsOf)).toBe(0);
});
