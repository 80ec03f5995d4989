import { expect, it } from "vitest";
import { RULES } from "../tables/version.ts";
import { trialStart as at, trialFarm, trialGround } from "../testing/trial.ts";
import { isOfServer } from "./eventSchema.ts";
import { decodeFarm, decodeLog, encodeFarm, encodeLog, hashFarm, rulesOfLog } from "./text.ts";

const ground = trialGround();
const farm = trialFarm(ground);
const plots = ground.plots.length;
const reasonOf = (text: string) => {
  const found = decodeFarm(text, plots);
  return found.ok ? null : found.reason;
};
const spoilt = (own: object) => reasonOf(JSON.stringify({ ...farm, ...own }));

it("says in a farm's text where it is wrong", () => {
  expect(reasonOf("{")).toBe("This is no JSON.");
  expect(spoilt({ pence: -1 })).toMatch(/^pence: /);
  expect(spoilt({ pence: 0.5 })).toMatch(/^pence: /);
  expect(spoilt({ barn: { gold: 1 } })).toMatch(/^barn.gold: /);
  expect(spoilt({ barn: { toString: 1 } })).toMatch(/^barn.toString: /);
  expect(spoilt({ plots: [{ ...farm.plots[0], heart: 1001 }] })).toMatch(/^plots.0.heart: /);
  expect(spoilt({ crown: true })).toMatch(/^crown: /);
  expect(spoilt({ plots: [] })).toBe("plots: 0 of them, where the field has 18.");
  expect(spoilt({ rules: RULES + 1 })).toMatch(/^rules: /);
});

it("has one text and one hash for a farm, in whatever order its keys came", () => {
  const turned = Object.fromEntries(Object.entries(farm).reverse()) as typeof farm;
  expect(encodeFarm(turned)).toBe(encodeFarm(farm));
  expect(hashFarm(turned)).toBe(hashFarm(farm));
  expect(hashFarm({ ...farm, pence: 21 })).not.toBe(hashFarm(farm));
  expect(decodeFarm(encodeFarm(farm), plots)).toEqual({ ok: true, value: farm });
});

it("reads a log as it was written, and says which event it does not know", () => {
  const log = { rules: RULES, field: 417, begun: at, events: [{ kind: "take", at }] } as const;
  expect(decodeLog(encodeLog(log))).toEqual({ ok: true, value: log });
  const odd = decodeLog(JSON.stringify({ ...log, events: [{ kind: "wither", at }] }));
  expect(odd).toMatchObject({ ok: false, reason: expect.stringMatching(/^events.0.kind: /) });
  const extra = decodeLog(JSON.stringify({ ...log, events: [{ kind: "take", at, n: 1 }] }));
  expect(extra).toMatchObject({ ok: false, reason: expect.stringMatching(/^events.0.n: /) });
});

it("knows what no device may send", () => {
  const gift = {
    kind: "gift",
    at,
    id: "g",
    from: "f",
    what: { seed: "ox-heart" },
    words: 0,
  } as const;
  expect(isOfServer(gift)).toBe(true);
  expect(isOfServer({ kind: "takeGift", at, id: "g" })).toBe(false);
  const what = { good: "pea", count: 1, note: "hello" };
  const log = { rules: RULES, field: 417, begun: at, events: [{ ...gift, what }] };
  expect(decodeLog(JSON.stringify(log)).ok).toBe(false);
});

it("tells by which rules a log is, and what is none", () => {
  const log = { rules: RULES + 1, field: 417, begun: at, weather: "none", events: ["rest"] };
  expect(rulesOfLog(JSON.stringify(log))).toBe(RULES + 1);
  for (const rules of [RULES + 0.5, "2", null, undefined])
    expect(rulesOfLog(JSON.stringify({ ...log, rules }))).toBeNull();
  expect(rulesOfLog(JSON.stringify({ rules: RULES }))).toBeNull();
  expect(rulesOfLog("{")).toBeNull();
});
