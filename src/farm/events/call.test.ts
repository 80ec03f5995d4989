// What company is called: refusals first; then each has its name where it is met, and nothing that grows is moved.
import { expect, it } from "vitest";
import { callNames } from "../../fields/residents/callNames.ts";
import { decodeEvent, decodeFarm, encodeFarm, hashFarm } from "../codec/text.ts";
import { doneWords } from "../describe/done.ts";
import { calledAt, companionsIn, freeCompanyNames, mayKeepCompany } from "../meadow/company.ts";
import { type Companion, type CompanyName, companionIds, companyNames } from "../tables/company.ts";
import { animalNames } from "../tables/names.ts";
import {
  trialStart as at,
  did,
  expectRefusal,
  fieldGround,
  masterOf,
  must,
  trialFarm,
  trialGround,
} from "../testing/trial.ts";
import { applyEvent } from "./apply.ts";
import type { FarmEvent } from "./event.ts";

const ground = trialGround({ region: "meadows" });
const farm = trialFarm(ground);
const call = (who: Companion, name: CompanyName | null, when = at): FarmEvent => ({
  kind: "call",
  at: when,
  who,
  name,
});
const refused = (event: FarmEvent, of = farm) => expectRefusal(applyEvent(of, event, ground));

it("is refused for who never comes there, too early, and for a name that somebody has", () => {
  expect(refused(call("horse", "Duke"))).toEqual({ kind: "nobody" });
  expect(refused(call("lamb", "Duke"))).toEqual({ kind: "nobody" });
  expect(refused(call("resident", null))).toEqual({ kind: "calledSo" });
  const called = did(farm, ground, call("resident", "Moss", at + 9));
  expect(refused(call("resident", "Duke"), called)).toEqual({ kind: "earlier", than: at + 9 });
  expect(refused(call("resident", "Moss", at + 9), called)).toEqual({ kind: "calledSo" });
  expect(refused(call("cow 2", "Moss"), called)).toEqual({ kind: "nameTaken" });
});

it("knows who may come to each region, lambs and robins too", () => {
  const among = (region: "downs" | "heath" | "meadows") =>
    companionIds.filter((who) => mayKeepCompany({ region }, who));
  expect(among("meadows")).toEqual(["resident", "cow", "cow 2", "goose", "robin"]);
  expect(among("downs")).toEqual(["resident", "sheep", "sheep 2", "lamb", "robin"]);
  expect(among("heath")).toEqual(["resident", "goat", "goat 2", "rabbit", "robin"]);
  expect(companionsIn(["goose", "sheep", "goose"])).toEqual(["goose", "sheep", "goose 2"]);
});

it("is given, changed and given back, and moves nothing that grows", () => {
  const called = did(farm, ground, call("cow", "Buttercup"));
  expect(called).toEqual({
    ...farm,
    company: [{ field: ground.field, who: "cow", at, name: "Buttercup" }],
  });
  expect(freeCompanyNames(called, ground.field)).toHaveLength(companyNames.length - 1);
  const other = did(called, ground, call("goose", "Dot"), call("cow", "Patch", at + 1));
  expect(other.company!.map(({ who, name }) => `${who} ${name}`)).toEqual([
    "cow Patch",
    "goose Dot",
  ]);
  const back = did(other, ground, call("cow", null, at + 2));
  expect(calledAt(back, ground.field, "cow")).toBeNull();
  expect(freeCompanyNames(back, ground.field)).toContain("Patch");
});

it("leaves a second thought of what was done before", () => {
  const sown = did(farm, ground, { kind: "sow", at, plots: 1, what: "pea" });
  const called = did(sown, ground, call("cow", "Dot", at + 1));
  expect(called).toEqual({ ...sown, company: called.company });
  const back = did(called, ground, { kind: "undo", at: at + 2, of: at });
  expect(back.company).toEqual(called.company);
  expect(back.plots[0]!.sown).toBeNull();
});

it("stays with its field when the farm moves, and is known there on return", () => {
  const home = fieldGround(417);
  const moved = must(
    applyEvent(
      did(masterOf(home), home, call("resident", "Moss")),
      { kind: "moveGround", at: at + 1, to: 3 },
      home,
    ),
  );
  expect(calledAt(moved.farm, 3, "resident")).toBeNull();
  expect(calledAt(moved.farm, 417, "resident")).toBe("Moss");
  expect(freeCompanyNames(moved.farm, 3)).toContain("Moss");
  expect(did(moved.farm, moved.ground!, call("resident", "Moss", at + 2)).company).toHaveLength(2);
});

it("is written down, and is told", () => {
  const called = did(farm, ground, call("goose", "Toffee"));
  const text = encodeFarm(called);
  expect(decodeFarm(text, ground.plots.length)).toEqual({ ok: true, value: called });
  expect(decodeFarm(text.replace("Toffee", "Wotan"), ground.plots.length).ok).toBe(false);
  expect(hashFarm(called)).not.toBe(hashFarm(farm));
  const event = call("goose", "Toffee");
  expect(decodeEvent(JSON.stringify(event))).toEqual({ ok: true, value: event });
  expect(doneWords(event, must(applyEvent(farm, event, ground)))).toBe(
    "It comes to Toffee from now on.",
  );
  const back = call("goose", null);
  expect(doneWords(back, must(applyEvent(called, back, ground)))).toBe(
    "It is called what it was called before.",
  );
});

it("has forty-eight names, each once and nobody's yet", () => {
  expect(new Set(companyNames).size).toBe(48);
  const others: readonly string[] = [...animalNames, ...callNames.she, ...callNames.he];
  expect(companyNames.filter((name) => others.includes(name))).toEqual([]);
});
