import { expect, it } from "vitest";
import site from "../../../site.config.ts";
import { farmGroundOf } from "../../farm/ground/ground.ts";
import { simulateWeek } from "../../farm/players/simulateWeek.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { weekIncome } from "./shelf.ts";
import { BEGUN, FIRST_STOP, stops } from "./stops.ts";

it("never has a week fall as the minutes rise on the field that the page shows", () => {
  const traits = fieldTraits(site.collection.address, Math.min(44, site.collection.size - 1));
  const sums = stops.map((minutes) =>
    weekIncome(simulateWeek(farmGroundOf(traits), minutes, BEGUN)),
  );
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));
});

it("begins with a week that begins on a Monday, and a stop that there is", () => {
  expect(new Date(BEGUN).getUTCDay()).toBe(1);
  expect(stops[FIRST_STOP]).toBe(12);
});
