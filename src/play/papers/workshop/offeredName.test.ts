// Neighbouring fields are offered other names, and each name to no more fields than any other.
import { expect, it } from "vitest";
import { farmName } from "../../../farm/describe/yardNames.ts";
import { firstNames, secondNames } from "../../../farm/tables/farmNames.ts";
import { offeredName } from "./offeredName.ts";

it("offers every name before it offers one again", () => {
  const all = firstNames.length * secondNames.length;
  const offered = Array.from({ length: all }, (_, field) => farmName(offeredName(field)));
  expect(new Set(offered).size).toBe(all);
  expect(farmName(offeredName(all))).toBe(offered[0]);
});
