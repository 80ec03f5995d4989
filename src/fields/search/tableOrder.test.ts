// Tests that the table's orders hold every field once, and are what they are called.
import { expect, test } from "vitest";
import { landOf } from "../land/landOf.ts";
import { parishOf } from "../land/place.ts";
import { fieldName } from "../names/fieldName.ts";
import { parishName } from "../parishNames.ts";
import { inOrder, tableOrders } from "./tableOrder.ts";

const size = 10_000;

test("every order has the same fields, each once", () => {
  for (const order of tableOrders) {
    const all = inOrder(null, order, size);
    if (order === "number") expect(all).toBeNull();
    else expect(new Set(all)).toEqual(new Set(Array.from({ length: size }, (_, id) => id)));
    expect(inOrder([5, 9, 417], order, size)?.toSorted((a, b) => a - b)).toEqual([5, 9, 417]);
  }
});

test("names and parishes go by their letters, and of a parish by number", () => {
  const names = inOrder(null, "name", size)!.map((id) => fieldName(id, landOf(id)));
  expect(names).toEqual(names.toSorted());
  const byParish = inOrder(null, "parish", size)!;
  const parishes = byParish.map((id) => parishName(parishOf(id)));
  expect(parishes).toEqual(parishes.toSorted());
  for (const [at, id] of byParish.entries())
    if (at > 0 && parishes[at] === parishes[at - 1]) expect(id).toBeGreaterThan(byParish[at - 1]!);
});

test("by land, regions stand together in the order of the odds, and their soils in them", () => {
  const lands = inOrder(null, "land", size)!.map((id) => landOf(id));
  expect(lands[0]).toMatchObject({ region: "vale", soil: "loam" });
  expect(lands.at(-1)).toMatchObject({ region: "fells" });
  const runs = lands.filter(({ region }, at) => region !== lands[at - 1]?.region);
  expect(runs).toHaveLength(8);
});
