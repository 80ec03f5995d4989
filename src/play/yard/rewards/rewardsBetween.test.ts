// A card is owed for what came for the first time, or is more than before; never for what was taken back.
import { expect, test } from "vitest";
import { deedsFor } from "../../../farm/tables/level.ts";
import { trialFarm, trialGround } from "../../../farm/testing/trial.ts";
import { rewardsBetween } from "./rewardsBetween.ts";

const ground = trialGround();
const plain = trialFarm(ground);
const at = plain.begun;
const heaviest = (n: number, best: number) => ({ "crop leek": { n, first: at, best } }) as const;

test("a farm on which nothing came owes nothing", () => {
  expect(rewardsBetween(plain, plain)).toEqual([]);
  expect(rewardsBetween(plain, { ...plain, pence: 500 })).toEqual([]);
});

test("a level that was reached, the highest of several", () => {
  const after = { ...plain, deeds: deedsFor(4) };
  expect(rewardsBetween(plain, after)).toEqual([{ kind: "level", level: 4 }]);
  expect(rewardsBetween(after, plain)).toEqual([]);
});

test("a record is one only where there was a heavier one to beat", () => {
  const record = { crop: "leek", grams: 412, at: at + 1 } as const;
  const after = { ...plain, record, book: heaviest(2, 412) };
  expect(rewardsBetween(plain, after)).toEqual([]);
  const known = { ...plain, book: heaviest(1, 300) };
  expect(rewardsBetween(known, after)).toEqual([{ kind: "record", crop: "leek", grams: 412 }]);
});

test("a mark with each of its three steps, and not again between them", () => {
  const with_ = (n: number) => ({ ...plain, book: { "dish peaSoup": { n, first: at } } });
  const marked = (n: number, more: number) => rewardsBetween(with_(n), with_(more));
  expect(marked(9, 10)).toEqual([{ kind: "mark", page: "dish peaSoup", rank: "known" }]);
  expect(marked(10, 11)).toEqual([]);
  expect(marked(49, 51)).toEqual([{ kind: "mark", page: "dish peaSoup", rank: "wellKnown" }]);
  expect(marked(51, 49)).toEqual([]);
});

test("the rarest comes first", () => {
  const book = { "yard sundial": { n: 1, first: at }, "feast hay": { n: 1, first: at } };
  const after = { ...plain, book, deeds: deedsFor(2) };
  expect(rewardsBetween(plain, after)).toEqual([
    { kind: "close", gift: "sundial" },
    { kind: "feast", feast: "hay" },
    { kind: "level", level: 2 },
  ]);
  // A table is sat down at each year.
  const again = { ...after, book: { ...book, "feast hay": { n: 2, first: at } } };
  expect(rewardsBetween(after, again)).toEqual([{ kind: "feast", feast: "hay" }]);
});
