// Every parish is come to, and always knows who comes next; the rounds are of parish and day alone.
import { describe, expect, it } from "vitest";
import { dateOf, dayOf } from "../weather/weather.ts";
import { homes } from "./homes.ts";
import { callers, callersOn, henAt, isPedlarAtGates, nextVisits, parishesOn } from "./rounds.ts";

const parishes = Array.from({ length: 110 }, (_, parish) => parish);
const years = [2026, 2027, 2028];
const months = years.flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => {
    const from = dayOf(new Date(Date.UTC(year, month, 1)));
    const to = dayOf(new Date(Date.UTC(year, month + 1, 1)));
    return { name: `${month + 1}/${year}`, from, to };
  }),
);

describe("the rounds", () => {
  it("bring somebody to each of 110 parishes on two days of every month, Saturdays apart", () => {
    for (const { name, from, to } of months)
      for (const parish of parishes) {
        let days = 0;
        for (let day = from; day < to; day++) if (callersOn(parish, day).length > 0) days += 1;
        expect(days, `parish ${parish} in ${name}`).toBeGreaterThanOrEqual(2);
      }
  });

  it("always have a next visitor for each, and it is kept", () => {
    const from = months[0]!.from;
    for (const parish of parishes)
      for (let day = from; day < from + 400; day += 13) {
        const next = nextVisits(parish, day, 2);
        expect(next).toHaveLength(2);
        expect(new Set(next.map(({ who }) => who)).size).toBe(2);
        expect(next[0]!.day).toBeLessThanOrEqual(day + 14);
        for (const visit of next) {
          expect(visit.day).toBeGreaterThan(day);
          expect(callersOn(parish, visit.day)).toContain(visit.who);
        }
      }
  });

  it("are the same whether one asks for a parish or for who goes", () => {
    const { from } = months[5]!;
    for (const parish of parishes)
      for (let day = from; day < from + 28; day++)
        for (const who of callers)
          expect(parishesOn(who, day).includes(parish)).toBe(callersOn(parish, day).includes(who));
  });

  it("go as they are known to go", () => {
    const weekday = (day: number) => dateOf(day).getUTCDay();
    for (let day = months[0]!.from; day < months[0]!.from + 365; day++) {
      const of = (who: (typeof callers)[number]) => parishesOn(who, day);
      expect(of("reeve")).toHaveLength(weekday(day) === 1 ? 1 : 0);
      expect(of("pedlar")).toHaveLength(weekday(day) === 6 ? 0 : 1);
      expect(of("cartersGirl")).toEqual(weekday(day) >= 2 ? [weekday(day) - 1] : []);
      expect(of("vet").length).toBeLessThanOrEqual(8);
      expect(isPedlarAtGates(day)).toBe(weekday(day) === 6);
    }
  });

  it("let the pedlar come to every parish once before he comes to one again", () => {
    const met = new Map<number, number>();
    for (let day = months[0]!.from; met.size < 110; day++)
      for (const parish of parishesOn("pedlar", day)) {
        expect(met.has(parish)).toBe(false);
        met.set(parish, day);
      }
    expect(met.size).toBe(110);
  });

  it("are the same in a larger country, where further parishes are gone round like the first", () => {
    const day = months[3]!.from;
    for (const parish of parishes)
      expect(callersOn(parish + 110, day)).toEqual(callersOn(parish, day));
  });

  it("have the hen at each of the eleven places within a season", () => {
    const days = Array.from({ length: 92 }, (_, n) => months[0]!.from + n);
    expect(new Set(days.map((day) => henAt(day).id)).size).toBe(homes.length);
  });
});
