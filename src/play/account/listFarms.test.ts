// Every farm is listed once, wherever it is kept, with when and on what it was last played.
import { expect, it } from "vitest";
import { farmHere, farmThere } from "../testing/accountOnPage.ts";
import { listFarms } from "./listFarms.ts";

it("joins those that are here and with the account, the last played first", () => {
  const here = [farmHere("a", 3, { at: 50 }), farmHere("b", 417, { at: 10, name: "Honey Stile" })];
  const farms = [
    farmThere("there-b", 417, { device: "b", seenAt: 40 }),
    farmThere("there-c", 8, { seenAt: 30, seenOn: null, name: "Cuckoo Wick" }),
  ];
  const found = listFarms(here, { farms });
  expect(found.map(({ key, device, there }) => [key, device, there])).toEqual([
    ["a", "a", null],
    ["b", "b", "there-b"],
    ["there-c", null, "there-c"],
  ]);
  expect(found.map(({ at, on, name }) => [at, on, name])).toEqual([
    [50, null, null],
    [40, "Firefox on Linux", "Honey Stile"],
    [30, null, "Cuckoo Wick"],
  ]);
});

it("goes by this device where that was played since the account heard of it, and lists one that was put away here as the account's", () => {
  const farms = [farmThere("there-a", 3, { device: "a", seenAt: 40 })];
  expect(listFarms([farmHere("a", 3, { at: 60 })], { farms })).toMatchObject([
    { device: "a", there: "there-a", at: 60, on: null },
  ]);
  expect(listFarms([], { farms })).toMatchObject([{ device: null, there: "there-a", at: 40 }]);
});
