// Neighbours: rain that touches no plot's time, a basket at the gate, and works that only take.
import { expect, it } from "vitest";
import { readyAt } from "../growth/grow.ts";
import { DAY, HOUR, MINUTE } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import { trialStart as at, did, expectRefusal, masterOf, trialGround } from "../testing/trial.ts";
import { applyEvent } from "./apply.ts";
import type { FarmEvent } from "./event.ts";

const ground = trialGround();
const farm = masterOf(ground, { barn: { pea: 20 }, seeds: { leek: 9, "red-wren": 1 } });
const refused = (now: Farm, event: FarmEvent) => expectRefusal(applyEvent(now, event, ground));
const rain = (from: number, own: Partial<FarmEvent> = {}): FarmEvent =>
  ({
    kind: "shower",
    at: from,
    plots: 0b11,
    until: from + 3 * HOUR,
    by: "f-1",
    ...own,
  }) as FarmEvent;
const gift = (id: string, own: object = {}): FarmEvent =>
  ({
    kind: "gift",
    at,
    id,
    from: "f-1",
    what: { good: "pea", count: 2 },
    words: 7,
    ...own,
  }) as FarmEvent;
const take = (id: string, when = at + 1): FarmEvent => ({ kind: "takeGift", at: when, id });

it("rain lets things grow as a watering does, and touches no time", () => {
  const sown = did(farm, ground, { kind: "sow", at, plots: 0b111, what: "leek" });
  const wet = did(sown, ground, rain(at + HOUR));
  expect(wet.plots).toBe(sown.plots);
  expect(wet.recent).toBe(sown.recent);
  const ready = [0, 2].map((plot) => readyAt(ground, wet, plot)! - at);
  expect(ready).toEqual([3 * HOUR + 40 * MINUTE, 5 * HOUR]);
  // What was done before it, by a device that had no network, is done as if there were none.
  expect(applyEvent(wet, { kind: "water", at: at + MINUTE, plots: 0b1 }, ground).ok).toBe(true);
  const early = did(sown, ground, rain(at + MINUTE));
  const back = did(early, ground, { kind: "undo", at: at + 2 * MINUTE, of: at });
  expect(back.showers).toHaveLength(1);
});

it("rain that has dried is forgotten once nothing looks back so far", () => {
  const plots = 2 ** ground.plots.length - 1;
  const first = did(farm, ground, rain(at));
  expect(did(first, ground, rain(at + DAY)).showers).toHaveLength(2);
  const touched = did(
    first,
    ground,
    { kind: "water", at: at + 4 * HOUR, plots },
    { kind: "water", at: at + 5 * HOUR, plots },
    { kind: "sell", at: at + 5 * HOUR, good: "pea", count: 1 },
    rain(at + 6 * HOUR),
  );
  expect(touched.showers).toHaveLength(1);
});

it("rain falls on plots that there are, and for a day at most", () => {
  expect(refused(farm, rain(at, { plots: 1 << 24 }))).toEqual({ kind: "nobody" });
  expect(refused(farm, rain(at, { until: at }))).toEqual({ kind: "nobody" });
  expect(did(farm, ground, rain(at, { until: at + 9 * DAY })).showers[0]!.until).toBe(at + DAY);
});

it("a gift lies in the basket until it is taken, three a day, and its sentence stands in the rack", () => {
  const full = did(farm, ground, gift("a"), gift("b"), gift("c"), gift("d"));
  expect(refused(full, gift("a"))).toEqual({ kind: "calledSo" });
  const taken = did(full, ground, take("a"), take("b"), take("c"));
  expect([taken.barn.pea, taken.gate.length, taken.recent]).toEqual([26, 1, null]);
  expect(taken.cards[0]).toMatchObject({ from: "f-1", words: 7 });
  const tomorrow = Date.UTC(2026, 4, 5);
  expect(refused(taken, take("d"))).toEqual({ kind: "dayUsed", again: tomorrow });
  expect(did(taken, ground, take("d", tomorrow)).barn.pea).toBe(28);
  expect(refused(taken, take("a"))).toEqual({ kind: "nobody" });
  const seed = did(farm, ground, gift("s", { what: { seed: "ox-heart" } }), take("s"));
  expect(seed.seeds["ox-heart"]).toBe(1);
});

it("a gift stays where it is when the barn is full, and a basket takes twenty", () => {
  const full = { ...did(farm, ground, gift("a")), barn: { pea: 119 } };
  expect(refused(full, take("a"))).toEqual({ kind: "barnFull", room: 1, need: 2 });
  const twenty = Array.from({ length: 20 }, (_, i) => gift(`g${i}`));
  expect(refused(did(farm, ground, ...twenty), gift("more"))).toEqual({ kind: "giftsFull" });
});

it("leaves something small at a neighbour's gate, once a day, for good", () => {
  const leave = (what: object, when = at): FarmEvent =>
    ({ kind: "leaveGift", at: when, to: "f-2", what, words: 0 }) as FarmEvent;
  const left = did(farm, ground, leave({ good: "pea", count: 3 }));
  expect([left.barn.pea, left.recent]).toEqual([17, null]);
  expect(refused(left, leave({ good: "pea", count: 1 }, at + HOUR))).toMatchObject({
    kind: "dayUsed",
  });
  expect(refused(farm, leave({ good: "pea", count: 9 }))).toMatchObject({ kind: "tooDear" });
  expect(refused(farm, leave({ good: "egg", count: 1 }))).toMatchObject({ kind: "short" });
  expect(did(farm, ground, leave({ seed: "red-wren" })).seeds["red-wren"]).toBeUndefined();
  expect(refused(farm, leave({ seed: "ox-heart" }))).toMatchObject({ of: "seed ox-heart" });
});

it("gives to the works of a parish what it has, and takes nothing back", () => {
  const give = (what: "pence" | "pea", n: number): FarmEvent => ({
    kind: "giveWorks",
    at,
    work: "bridge",
    what,
    n,
  });
  const given = did(farm, ground, give("pea", 20), give("pence", 500));
  expect([given.barn.pea, given.pence, given.recent]).toEqual([undefined, 99_500, null]);
  expect(refused(given, give("pea", 1))).toMatchObject({ kind: "short" });
});

it("knows no other rules than these, and no rows that have not joined", () => {
  const to = (kind: "changeRules" | "learn", rules: number): FarmEvent => ({ kind, at, to: rules });
  expect(refused(farm, to("changeRules", 1))).toEqual({ kind: "calledSo" });
  expect(refused(farm, to("changeRules", 2))).toEqual({ kind: "otherRules", to: 2 });
  expect(refused(farm, to("learn", 1))).toEqual({ kind: "calledSo" });
  expect(refused(farm, to("learn", 2))).toEqual({ kind: "otherRules", to: 2 });
});

it("buys the pedlar's timber on a Saturday, once", () => {
  const saturday = Date.UTC(2026, 4, 9, 9);
  const buy = (when: number): FarmEvent => ({ kind: "buyTimber", at: when });
  expect(refused(farm, buy(at))).toEqual({ kind: "notYet", from: Date.UTC(2026, 4, 9) });
  const bought = did(farm, ground, buy(saturday));
  expect([bought.timber, bought.pence]).toEqual([4, 99_760]);
  expect(refused(bought, buy(saturday + HOUR))).toMatchObject({ kind: "notYet" });
});
