// Festivals: one brings, takes a hand three times with some hours between, and sits down; at home whenever one likes.
import { expect, it } from "vitest";
import { DAY, dayAt, HOUR } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import { did, expectRefusal, masterOf, must, trialGround } from "../testing/trial.ts";
import { applyEvent } from "./apply.ts";
import type { FarmEvent } from "./event.ts";

const ground = trialGround();
const may = Date.UTC(2026, 4, 1, 9);
const begun = { begun: may - DAY };
const farm = masterOf(ground, { ...begun, barn: { sunflower: 24 } });
const refused = (now: Farm, event: FarmEvent) => expectRefusal(applyEvent(now, event, ground));
const join = (at: number, wish?: number): FarmEvent => ({
  kind: "join",
  at,
  festival: "maypole",
  ...(wish !== undefined && { wish }),
});
const sit = (at: number): FarmEvent => ({ kind: "sit", at, festival: "maypole" });
const bring: FarmEvent = { kind: "celebrate", at: may, festival: "maypole" };

it("takes a hand three times, six hours apart, while the table is laid", () => {
  const once = did(farm, ground, join(may));
  expect(once.deeds - farm.deeds).toBe(2);
  expect(refused(once, join(may + 6 * HOUR - 1))).toEqual({ kind: "notYet", from: may + 6 * HOUR });
  const all = did(once, ground, join(may + 6 * HOUR), join(may + 12 * HOUR));
  expect(refused(all, join(may + 20 * HOUR))).toEqual({ kind: "joined" });
  expect(refused(farm, join(may - DAY))).toEqual({ kind: "notLaid" });
  expect(refused(farm, join(may + 21 * DAY))).toEqual({ kind: "notLaid" });
});

it("sits down after it has brought something and taken a hand, once", () => {
  const hands = [0, 6, 12].map((hours) => join(may + hours * HOUR));
  const evening = may + 13 * HOUR;
  expect(refused(did(farm, ground, bring), sit(evening))).toEqual({
    kind: "notReady",
    brought: true,
    times: 0,
  });
  expect(refused(did(farm, ground, ...hands), sit(evening))).toEqual({
    kind: "notReady",
    brought: false,
    times: 3,
  });
  const ready = did(farm, ground, bring, ...hands);
  const sat = did(ready, ground, sit(evening));
  expect(sat.book["feast maypole"]).toEqual({ n: 1, first: evening, best: dayAt(may) });
  expect(sat.deeds - ready.deeds).toBe(4);
  expect(refused(sat, sit(evening + 1))).toEqual({ kind: "made", first: evening });
});

it("is laid again next year, and nothing of this one counts then", () => {
  const next = Date.UTC(2027, 4, 2, 9);
  const sat = did(
    farm,
    ground,
    bring,
    ...[0, 6, 12].map((h) => join(may + h * HOUR)),
    sit(may + DAY),
  );
  expect(refused(sat, sit(next))).toEqual({ kind: "notReady", brought: false, times: 0 });
  expect(did(sat, ground, join(next)).feasts.maypole).toMatchObject({ times: 1 });
});

it("wishes at Stir-up, and keeps the wish", () => {
  const stirred = Date.UTC(2026, 10, 30, 9);
  const stir = (hours: number, wish?: number): FarmEvent => ({
    kind: "join",
    at: stirred + hours * HOUR,
    festival: "stirUp",
    ...(wish !== undefined && { wish }),
  });
  const wished = did(farm, ground, stir(0, 4), stir(6));
  expect(wished.feasts.stirUp).toMatchObject({ times: 2, wish: 4 });
  expect(did(farm, ground, join(may, 3)).feasts.maypole).not.toHaveProperty("wish");
});

it("has two tables laid at once", () => {
  const christmas = Date.UTC(2026, 11, 22, 9);
  const both = did(
    farm,
    ground,
    { kind: "join", at: christmas, festival: "lanterns" },
    { kind: "join", at: christmas, festival: "midwinter" },
  );
  expect(Object.keys(both.feasts)).toEqual(["lanterns", "midwinter"]);
});

it("sits at its own table once a day, when it has one", () => {
  const home: FarmEvent = { kind: "sit", at: may, festival: "harvestHome" };
  expect(refused(farm, home)).toEqual({ kind: "notLaid" });
  const laid = { ...farm, book: { "yard longTable": { n: 1, first: may } } };
  const { farm: sat } = must(applyEvent(laid, home, ground));
  expect(sat.deeds - laid.deeds).toBe(4);
  expect(refused(sat, { ...home, at: may + HOUR })).toMatchObject({ kind: "made" });
  const again = did(sat, ground, { ...home, at: may + DAY });
  expect([again.deeds, again.book["feast harvestHome"]?.n]).toEqual([sat.deeds, 2]);
});
