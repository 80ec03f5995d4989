// The yard: built once of what one has, dressed as one likes, and a name for the whole of it.
import { expect, it } from "vitest";
import { countOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import { deedsFor } from "../tables/level.ts";
import { builtIds, givenIds, rulesOfBuilt } from "../tables/yard.ts";
import {
  trialStart as at,
  did,
  expectRefusal,
  masterOf,
  must,
  trialGround,
} from "../testing/trial.ts";
import { shownIn, stonesAt } from "../yard/shown.ts";
import { applyEvent } from "./apply.ts";
import type { FarmEvent } from "./event.ts";

const ground = trialGround();
const barn = { sunflower: 6, candle: 6, cloth: 4 };
const rich = masterOf(ground, { deeds: deedsFor(40), barn, timber: 40, straw: 4 });
const refused = (farm: Farm, event: FarmEvent) => expectRefusal(applyEvent(farm, event, ground));
const build = (yard: (typeof builtIds)[number]): FarmEvent => ({ kind: "build", at, yard });

it.each(builtIds)("%s costs what the table says, once, and is taken back", (yard) => {
  const { level, pence, timber, straw = 0, goods = {} } = rulesOfBuilt(yard);
  const low = { ...rich, deeds: deedsFor(level) - 1 };
  expect(refused(low, build(yard))).toEqual({ kind: "unknown", needs: level, level: level - 1 });
  expect(refused({ ...rich, timber: timber - 1 }, build(yard))).toMatchObject({ kind: "short" });
  const { farm, told } = must(applyEvent(rich, build(yard), ground));
  expect(told.pence).toBe(-pence);
  expect([farm.pence, farm.timber, farm.straw]).toEqual([100_000 - pence, 40 - timber, 4 - straw]);
  for (const [good, count] of Object.entries(goods))
    expect(countOf(farm.barn, good as "candle")).toBe(barn[good as keyof typeof barn] - count);
  expect(farm.deeds - rich.deeds).toBe(6);
  expect(refused(farm, build(yard))).toEqual({ kind: "made", first: at });
  const back = did(farm, ground, { kind: "undo", at: at + 1, of: at });
  expect([back.pence, back.book[`yard ${yard}`]]).toEqual([100_000, undefined]);
});

it.each(givenIds)("%s is nobody's to build", (yard) => {
  expect(refused(rich, { kind: "build", at, yard })).toMatchObject({ kind: "notGiven" });
});

it("gives a place in the cellar for what takes its time, and one under the roof", () => {
  const stuff = { barn: { ...barn, cabbage: 9, wheat: 9, carrot: 20, beet: 20 } };
  const cook = (recipe: "kraut" | "rootStew" | "flour"): FarmEvent => ({
    kind: "cook",
    at,
    recipe,
  });
  const kraut = did({ ...rich, ...stuff }, ground, cook("kraut"));
  expect(refused(kraut, cook("kraut"))).toMatchObject({ kind: "noPlace" });
  const cellar = did({ ...rich, ...stuff }, ground, build("cellar"), cook("kraut"));
  expect(applyEvent(cellar, cook("kraut"), ground).ok).toBe(true);
  const both = did(cellar, ground, cook("rootStew"));
  expect(refused(both, cook("rootStew"))).toMatchObject({ kind: "noPlace" });
  const milled = did({ ...rich, ...stuff }, ground, build("leanTo"), cook("flour"), cook("flour"));
  expect(refused(milled, cook("flour"))).toMatchObject({ kind: "noPlace" });
});

it("shows the newest that was built in a place, or what one has chosen", () => {
  expect(shownIn(rich, "gate")).toBeNull();
  const farm = did(rich, ground, build("board"));
  expect(shownIn(farm, "gate")).toBe("board");
  const bare = did(farm, ground, { kind: "dress", at: at + 1, slot: "gate", look: null });
  expect(shownIn(bare, "gate")).toBeNull();
  const same: FarmEvent = { kind: "dress", at, slot: "gate", look: "board" };
  expect(refused(farm, same)).toEqual({ kind: "calledSo" });
  expect(refused(rich, same)).toEqual({ kind: "nobody" });
  // What was built may still be taken back: then it is not shown, whatever was chosen.
  const again = did(bare, ground, { ...same, at: at + 2 }, { kind: "undo", at: at + 3, of: at });
  expect(shownIn(again, "gate")).toBeNull();
});

it("gives door, shutters and walls the colour of a dye that was boiled", () => {
  const dye = "beet seedtime" as const;
  const paint = (slot: "door" | "walls"): FarmEvent => ({ kind: "dress", at, slot, look: dye });
  const boiled = { ...rich, book: { [`dye ${dye}`]: { n: 1, first: at } } };
  expect(refused({ ...boiled, deeds: deedsFor(23) }, paint("door"))).toMatchObject({ needs: 24 });
  expect(refused({ ...boiled, deeds: deedsFor(30) }, paint("walls"))).toMatchObject({ needs: 31 });
  expect(refused(rich, paint("door"))).toEqual({ kind: "noDye", dye });
  expect(shownIn(did(boiled, ground, paint("door")), "door")).toBe(dye);
});

it("paints on the board what is known by heart", () => {
  const sign: FarmEvent = { kind: "dress", at, slot: "sign", look: "leekPie" };
  const book = { "dish leekPie": { n: 200, first: at }, "yard board": { n: 1, first: at } };
  expect(
    refused({ ...rich, book: { ...book, "dish leekPie": { n: 199, first: at } } }, sign),
  ).toEqual({ kind: "nobody" });
  expect(shownIn(did({ ...rich, book }, ground, sign), "sign")).toBe("leekPie");
});

it("bears a name of two words, or none", () => {
  const name = { first: "Cuckoo", second: "Doorstep" } as const;
  const call: FarmEvent = { kind: "nameFarm", at, name };
  expect(refused({ ...rich, deeds: 0 }, call)).toMatchObject({ kind: "unknown", needs: 19 });
  expect(refused(rich, call)).toEqual({ kind: "nobody" });
  const board = did(rich, ground, build("board"));
  expect(refused(board, { ...call, name: null })).toEqual({ kind: "calledSo" });
  const named = did(board, ground, call);
  expect(named.name).toEqual(name);
  expect(refused(named, call)).toEqual({ kind: "calledSo" });
  expect(did(named, ground, { ...call, name: null }).name).toBeUndefined();
});

it("leaves the last thing that was done to be taken back", () => {
  const sold = did(rich, ground, build("board"));
  const after = did(sold, ground, { kind: "dress", at: at + 1, slot: "gate", look: null });
  expect(after.recent).toBe(sold.recent);
});

it("lays a stone in the walk for each level from 41 on", () => {
  expect([1, 40, 41, 59, 60, 99].map(stonesAt)).toEqual([0, 0, 1, 19, 20, 20]);
});
