// A farm's file in words: what it comes to, what was refused and why, and what is no farm at all.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { farmGolden } from "../../src/farm/fixtures/goldenSums.ts";
import { fieldGround } from "../../src/farm/testing/trial.ts";
import { tellFarm } from "./tellFarm.ts";

const groundFor = (field: number) => (field < 10_000 ? fieldGround(field) : null);
const week = readFileSync(
  new URL("../../src/farm/fixtures/kettleWeek.txt", import.meta.url),
  "utf8",
);
const begun = Date.UTC(2026, 4, 4, 8);
const told = (own: object) =>
  tellFarm(JSON.stringify({ rules: 1, field: 417, begun, events: [], ...own }), groundFor);

test("a week comes to the farm that is written down", () => {
  const found = tellFarm(week, groundFor);
  const said = found.ok ? found.value : found.reason;
  expect(said).toMatch(/^Field \d+, by version 1 of the rules\.\nBegun 2026-/);
  expect(said).toContain(`Hash ${farmGolden.kettleWeek.split(" ")[0]}`);
});

test("what could not happen is told by number, with its reason", () => {
  const events = [{ kind: "harvest", at: begun, plots: 1 }];
  expect(told({ events })).toMatchObject({
    ok: true,
    value: expect.stringContaining(
      "1 event, of them 1 refused.\n  Number 1 (harvest, 2026-05-04 08:00 UTC): Nothing grows there. Sow something first.",
    ),
  });
});

test("a farm that has moved is told with the field that it stands on now", () => {
  const events = [{ kind: "moveGround", at: begun, to: 3 }];
  expect(told({ events })).toMatchObject({
    ok: true,
    value: expect.stringMatching(/^Begun on field 417, on field 3 now, by version 1 of the rules/),
  });
});

test("what is no farm is refused by the place that is wrong", () => {
  expect(tellFarm("{", groundFor)).toEqual({
    ok: false,
    reason: "That file is no farm as it is written: This is no JSON.",
  });
  expect(told({ rules: 0 })).toMatchObject({
    ok: false,
    reason: expect.stringContaining("rules: "),
  });
  expect(told({ rules: 2 })).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^That farm goes by newer rules than these\./),
  });
  expect(told({ field: 10_000 })).toEqual({
    ok: false,
    reason: "That farm stands on field 10000, which this country has not.",
  });
});
