// Where somebody is said to be is where they live and go on that day.
import { expect, it } from "vitest";
import { parishName } from "../../fields/parishNames.ts";
import { neighbourly } from "../../fields/village/homes.ts";
import { henAt, parishesOn } from "../../fields/village/rounds.ts";
import { placeNames } from "../../fields/village/villageWords.ts";
import { dayOf } from "../../fields/weather/weather.ts";
import { letterOf } from "./letterOf.ts";
import { whereabouts } from "./whereabouts.ts";

const size = 10_000;
const monday = dayOf(new Date(Date.UTC(2026, 10, 30)));
const saturday = monday + 5;
const village = parishName(0);

it("is their home, and where they go on the day", () => {
  expect(whereabouts("tansy", monday, size)).toBe(`At Mrs Tansy's bakery, in ${village}.`);
  const [parish] = parishesOn("reeve", monday);
  expect(whereabouts("reeve", monday, size)).toBe(
    `At the reeve's office, in ${village}. Out today in ${parishName(parish!)}.`,
  );
  expect(whereabouts("reeve", monday + 1, size)).toBe(`At the reeve's office, in ${village}.`);
  expect(whereabouts("vet", monday, size)).toMatch(/ Out today in .+, .+ and \d more parishes\.$/);
  expect(whereabouts("cartersGirl", monday, size)).toBe(`At the carter's yard, in ${village}.`);
  expect(whereabouts("cartersGirl", saturday, size)).toContain(parishName(5));
  expect(whereabouts("pedlar", saturday, size)).toBe("Today at everybody's gate.");
  expect(whereabouts("pedlar", monday, size)).toMatch(/^Out today in \S.*\.$/);
  expect(whereabouts("hen", monday, size)).toBe(`Today at ${placeNames[henAt(monday).id]}.`);
});

it("each is found by a letter of their own", () => {
  expect(new Set(neighbourly.map(letterOf)).size).toBe(neighbourly.length);
});
