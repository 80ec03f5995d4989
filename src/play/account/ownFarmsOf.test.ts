// Other pages are told of each farm once, with whose it is as far as that is known.
import { expect, it } from "vitest";
import { farmHere, farmThere } from "../testing/accountOnPage.ts";
import { ownFarmsOf } from "./ownFarmsOf.ts";

const here = [farmHere("a", 3, { account: "this", name: "Honey Stile" }), farmHere("b", 417)];

it("tells of the device's and of the account's that are not here", () => {
  const there = [farmThere("one", 3, { device: "a" }), farmThere("two", 8)];
  expect(ownFarmsOf({ here, there, holder: "0xa", before: [] })).toEqual([
    { field: 3, name: "Honey Stile", holder: "0xa" },
    { field: 417, name: null, holder: null },
    { field: 8, name: null, holder: "0xa" },
  ]);
});

it("remembers whose a farm is while nobody is signed in", () => {
  const before = [{ field: 3, name: null, holder: "0xa" }];
  const holders = (known: typeof before) =>
    ownFarmsOf({ here, there: [], holder: null, before: known }).map(({ holder }) => holder);
  expect(holders(before)).toEqual(["0xa", null]);
  expect(holders([])).toEqual(["somebody", null]);
});
