// Whoever has the log of a farm has the same things in their rooms.
import { expect, it } from "vitest";
import { decodeLog } from "../codec/text.ts";
import { markWords } from "../describe/mark.ts";
import { replay } from "../events/apply.ts";
import kettleWeek from "../fixtures/kettleWeek.txt?raw";
import weekends from "../fixtures/weekends.txt?raw";
import { beginFarm } from "../letters/begin.ts";
import { pieceIds } from "../tables/pieces.ts";
import { fieldGround, trialStart } from "../testing/trial.ts";
import { type FarmOnField, madeOf } from "./madeOf.ts";

function farmOf(text: string): FarmOnField {
  const log = decodeLog(text);
  if (!log.ok) throw new Error(log.reason);
  const { field, begun, events } = log.value;
  const ground = fieldGround(field);
  return { field, farm: replay(beginFarm(ground, begun), events, ground).farm };
}

const said = (...farms: readonly FarmOnField[]): string[] =>
  [...madeOf(farms).marks].map(([piece, marks]) => `${piece}: ${marks.map(markWords).join(" | ")}`);

it("says of a written down farm what it has made, and of what", () => {
  expect(said(farmOf(weekends))).toEqual([
    "hay-bale-seat: made from 12 straw of field 2025, Leaf-fall 2026",
    "jug-of-flowers: made from 6 sunflowers of field 2025, Leaf-fall 2026",
    "milk-churn-of-sunflowers: made from 12 sunflowers of field 2025, Leaf-fall 2026",
    "lemon-tree: made from 4 straw of field 2025, Leaf-fall 2026",
    "picture-of-a-carrot: made from 1 carrot of field 2025, Leaf-fall 2026",
    "dish-pea-soup: one of 9 cooked on field 2025, the first in Leaf-fall 2026",
    "dish-root-stew: cooked on field 2025, Leaf-fall 2026",
    "dish-bean-pot: cooked on field 2025, Leaf-fall 2026",
  ]);
});

it("has the same of two farms in whatever order they come, the earlier first", () => {
  const [one, other] = [farmOf(kettleWeek), farmOf(weekends)];
  expect(said(one, other).toSorted()).toEqual(said(other, one).toSorted());
  expect(said(one, other)).toContain(
    "jug-of-flowers: made from 6 sunflowers of field 417, Seedtime 2026 | made from 6 sunflowers of field 2025, Leaf-fall 2026",
  );
});

it("counts trophies by the heaviest, dishes by their number, and dyes by crop and season", () => {
  const made = madeOf([
    {
      field: 5150,
      farm: {
        book: {
          "crop pumpkin": { n: 3, first: trialStart, best: 14_210 },
          "piece trophy-pumpkin": { n: 1, first: Date.UTC(2026, 9, 30) },
          "piece wheat-sheaf": { n: 1, first: Date.UTC(2026, 9, 30) },
          "piece crate-of-carrots": { n: 1, first: Date.UTC(2027, 0, 2) },
          "dish pumpkinPie": { n: 7, first: Date.UTC(2026, 10, 23) },
          "dish peaSoup": { n: 1, first: Date.UTC(2026, 4, 1) },
          "dish candle": { n: 4, first: trialStart },
          "dye beet highSun": { n: 1, first: trialStart },
        },
      },
    },
  ]);
  expect([...made.marks].map(([id, [mark]]) => `${id}: ${markWords(mark!)}`)).toEqual([
    "wheat-sheaf: made from 6 sheaves of wheat of field 5150, Leaf-fall 2026",
    "crate-of-carrots: made from 12 carrots and 2 timber of field 5150, Hearth 2027",
    "trophy-pumpkin: the heaviest pumpkin of field 5150 so far, 14.2 kg; made in Leaf-fall 2026",
    "dish-pea-soup: cooked on field 5150, Seedtime 2026",
    "dish-pumpkin-pie: one of 7 cooked on field 5150, the first in Leaf-fall 2026",
  ]);
  expect([...made.dyes]).toEqual(["beet highSun"]);
});

it("has words for the mark of every piece", () => {
  for (const piece of pieceIds)
    expect(markWords({ kind: "piece", piece, field: 1, at: trialStart })).toMatch(
      /^made from \d+ [a-z].* of field 1, Seedtime 2026$/,
    );
});

it("keeps something of the first evening at each festival, named by the festival's own year", () => {
  const { marks } = madeOf([
    {
      field: 417,
      farm: {
        book: {
          "feast maypole": { n: 2, first: Date.UTC(2026, 4, 9), best: 20_943 },
          "feast midwinter": { n: 1, first: Date.UTC(2027, 0, 3), best: 20_808 },
          "feast weighIn": { n: 1, first: Date.UTC(2026, 8, 23), best: 20_718 },
          "feast longTable": { n: 1, first: Date.UTC(2026, 6, 20), best: 20_652 },
          "feast harvestHome": { n: 9, first: trialStart, best: 20_577 },
        },
      },
    },
  ]);
  expect([...marks].map(([id, all]) => `${id}: ${all.map(markWords).join(" | ")}`)).toEqual([
    "ribbon-pole: from Maypole Week 2026, field 417",
    "gingham-table: from the Long Table 2026, field 417",
    "rosette: from the Weigh-In 2026, field 417",
    "decorated-fir: from Midwinter 2026, field 417",
  ]);
});
