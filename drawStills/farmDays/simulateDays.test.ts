// The four days that are pictured are those that the law of the farm brings about.
import { expect, test } from "vitest";
import { soak } from "../../test/soak.ts";
import days from "./days.json" with { type: "json" };
import { farmDayNumbers } from "./farmDay.ts";
import { simulateDays } from "./simulateDays.ts";

const COUNT = soak(farmDayNumbers.length, 2);

test("what is written down of the pictured days is what the law brings about; node drawStills/farmDays/write.ts writes it anew", () => {
  expect(days.map(({ day }) => day)).toEqual(farmDayNumbers);
  expect(JSON.parse(JSON.stringify(simulateDays(COUNT)))).toEqual(days.slice(0, COUNT));
});

test("the pictured days have what the pages say of them", () => {
  const [first, month, hundred, year] = days;
  expect(new Set(first!.looks.map(({ plant }) => plant?.what))).toEqual(new Set(["pea"]));
  expect(first!.yard.barn.rung).toBe(0);
  expect(month!.yard).toMatchObject({ barn: { rung: 3 }, frames: 2 });
  expect(month!.kept).toEqual(expect.arrayContaining(["hen", "cherry"]));
  expect(hundred!.season).toBe("leafFall");
  expect(hundred!.yard.stands).toEqual(
    expect.arrayContaining(["bench", "board", "cock", "cellar", "barrel"]),
  );
  expect(hundred!.yard.bench.rung).toBe(2);
  expect(year!.season).toBe("seedtime");
  expect(Object.keys(year!.yard.paint)).toEqual(expect.arrayContaining(["door", "shutters"]));
  expect(year!.yard.stands).toEqual(
    expect.arrayContaining(["walk", "oven", "dovecote", "milestone"]),
  );
});
