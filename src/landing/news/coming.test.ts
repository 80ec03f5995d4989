import { expect, it } from "vitest";
import { festivalNames } from "../../farm/describe/festivalNames.ts";
import { festivalIds } from "../../farm/tables/festivals.ts";
import { dateOf, dayOf } from "../../fields/weather/weather.ts";
import { festivalFrom, seasonAfter } from "./coming.ts";

const on = (date: string) => dayOf(new Date(date));
const told = ({ day, ...what }: { day: number }) => [
  Object.values(what)[0],
  dateOf(day).toISOString().slice(0, 10),
];

it.each([
  ["2026-11-23", ["stirUp", "2026-11-29"], ["hearth", "2026-12-01"]],
  ["2026-11-29", ["stirUp", "2026-11-29"], ["hearth", "2026-12-01"]],
  ["2026-12-22", ["wassail", "2027-01-17"], ["seedtime", "2027-03-01"]],
  ["2027-02-28", ["lambing", "2027-03-20"], ["seedtime", "2027-03-01"]],
])("after %s comes what comes", (date, festival, season) => {
  expect(told(festivalFrom(on(date)))).toEqual(festival);
  expect(told(seasonAfter(on(date)))).toEqual(season);
});

it("comes to every festival of the year, and each has a name", () => {
  const seen = new Set<string>();
  for (let day = on("2026-01-01"); day < on("2027-01-01"); day++)
    seen.add(festivalFrom(day).festival);
  expect(seen).toEqual(new Set(festivalIds));
  expect(Object.keys(festivalNames)).toEqual(festivalIds);
});
