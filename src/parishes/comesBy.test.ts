// A parish page says who of the village is there today, and always who comes next and when.
import { expect, it } from "vitest";
import { callersOn, nextVisits } from "../fields/village/rounds.ts";
import { dateOf, dayOf } from "../fields/weather/weather.ts";
import { monthNames, weekdayNames } from "../lib/calendarNames.ts";
import { hereWords, nextWords } from "./comesBy.ts";

const first = dayOf(new Date(Date.UTC(2026, 10, 1)));
const parishes = Array.from({ length: 110 }, (_, parish) => parish);

it("tells every parish on every day of a month who comes next, by weekday within the week and by date after it", () => {
  for (const parish of parishes)
    for (let today = first; today < first + 30; today++) {
      const words = nextWords(parish, today);
      expect(words).toMatch(/^(The|Mrs) .+ comes (tomorrow|on .+); .+\.$/);
      for (const { day } of nextVisits(parish, today, 2)) {
        const date = dateOf(day);
        const said =
          day === today + 1
            ? "tomorrow"
            : day < today + 7
              ? `on ${weekdayNames[date.getUTCDay()]}`
              : `on ${date.getUTCDate()} ${monthNames[date.getUTCMonth()]}`;
        expect(words).toContain(said);
      }
    }
});

it("says who is here, and on Saturdays that the pedlar is everywhere", () => {
  const days = Array.from({ length: 60 }, (_, n) => first + n);
  const isSaturday = (day: number) => dateOf(day).getUTCDay() === 6;
  for (const day of days) {
    const words = hereWords(7, day);
    const here = callersOn(7, day);
    expect(words === null).toBe(here.length === 0 && !isSaturday(day));
    if (isSaturday(day)) expect(words).toContain("The pedlar is at everybody's gate today.");
    if (here.length === 1 && here[0] === "vet") expect(words).toContain("The vet is here today.");
  }
  const both = days
    .flatMap((day) => parishes.map((parish) => ({ day, parish })))
    .find(({ day, parish }) => callersOn(parish, day).length === 2)!;
  expect(hereWords(both.parish, both.day)).toMatch(/ and .+ are here today\./);
});
