// The sails by themselves are where the whole picture has them.
import { expect, test } from "vitest";
import { type Part, placed, turned } from "../../models/parts.ts";
import { fieldTraits } from "../traits.ts";
import { compose } from "./compose.ts";

const collection = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

/** As far as a picture shows it. */
const rounded = (part: Part): string =>
  JSON.stringify(part, (_, value) =>
    typeof value === "number" ? Math.round(value * 1e4) / 1e4 + 0 : value,
  );

test("a mill without its sails, and they beside it, are the whole mill", () => {
  const traits = { ...fieldTraits(collection, 44), landmark: "mill" } as const;
  const whole = compose(traits, "leafFall", "day").parts;
  const { parts, sails } = compose(traits, "leafFall", "day", undefined, true);
  const { at, heading, size, angle } = sails!;
  const own = placed(turned(sails!.parts, [0, 0, angle]), at, heading, size);
  expect(own.length).toBeGreaterThan(30);
  expect(parts).toHaveLength(whole.length - own.length);
  const rest = new Set(parts.map(rounded));
  const missing = whole.filter((part) => !rest.has(rounded(part)));
  expect(missing.map(rounded).toSorted()).toEqual(own.map(rounded).toSorted());
});

test("where no mill stands nothing turns, and nothing is missing", () => {
  const traits = { ...fieldTraits(collection, 44), landmark: "chapel" } as const;
  const { parts, sails } = compose(traits, "leafFall", "day", undefined, true);
  expect(sails).toBeNull();
  expect(parts).toEqual(compose(traits, "leafFall", "day").parts);
});
