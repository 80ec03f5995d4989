// The trial farms are listed, put away and brought back.
import { expect, it } from "vitest";
import { farmsOnPage } from "./farmsOnPage.ts";

it("begins farms on several fields, and puts one away and back", async () => {
  const farms = farmsOnPage();
  const [one] = [await farms.begin(417), await farms.begin(3)];
  expect((await farms.list()).map(({ field }) => field)).toEqual([417, 3]);
  expect((await farms.remove(one.id)).ok).toBe(true);
  expect((await farms.remove(one.id)).ok).toBe(false);
  expect(await farms.list()).toHaveLength(1);
  await farms.bringBack(one.id);
  expect(await farms.list()).toHaveLength(2);
});
