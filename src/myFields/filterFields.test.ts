import { expect, test } from "vitest";
import { everything, filterFields } from "./filterFields.ts";

const fields = [
  { id: 4, place: "contract" },
  { id: 41, place: "contract" },
  { id: 417, place: "exchange" },
  { id: 4170, place: "exchange" },
] as const;

const ids = (filter: Partial<typeof everything>) =>
  filterFields(fields, { ...everything, ...filter }).map(({ id }) => id);

test("everything, up or down", () => {
  expect(ids({})).toEqual([4, 41, 417, 4170]);
  expect(ids({ order: "down" })).toEqual([4170, 417, 41, 4]);
});

test("one place", () => {
  expect(ids({ place: "contract" })).toEqual([4, 41]);
  expect(ids({ place: "exchange" })).toEqual([417, 4170]);
});

test.each([
  ["417", [417, 4170]],
  ["0417", [417]],
  ["No. 0417", [417]],
  ["№417", [417, 4170]],
  ["0", [4, 41, 417]],
  ["9", []],
  ["  ", [4, 41, 417, 4170]],
  ["barn", []],
])("a number that begins like %j", (query, found) => {
  expect(ids({ query })).toEqual(found);
});

test("the list it was given stays as it was", () => {
  filterFields(fields, { ...everything, order: "down" });
  expect(fields[0].id).toBe(4);
});
