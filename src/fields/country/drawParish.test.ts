// Tests that the drawing of a parish has each of its fields in its place, and stays small.
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { countryOf } from "../land/law.ts";
import { parishOf } from "../land/place.ts";
import { drawParish } from "./drawParish.ts";

const country = countryOf(0);
const last = parishOf(9999);
const ofEach = Array.from({ length: last + 1 }, (_, parish) => drawParish(country, parish));

const spotsOf = (d: string) =>
  d
    .replace(/^M|z$/g, "")
    .split("L")
    .map((spot) => spot.split(" ").map(Number) as [number, number]);

test("every field of the country is drawn once, with its parish, and lies on the paper", () => {
  expect(
    ofEach.flatMap(({ fields }) => fields.map(({ id }) => id).toSorted((a, b) => a - b)),
  ).toEqual(Array.from({ length: 10_000 }, (_, id) => id));
  const astray = ofEach.flatMap(({ width, height, fields }, parish) =>
    fields.filter(({ id, d }) => {
      const isOnPaper = spotsOf(d).every(([x, y]) => x > 0 && x < width && y > 0 && y < height);
      return parishOf(id) !== parish || !isOnPaper;
    }),
  );
  expect(astray).toEqual([]);
});

test("the outline goes all round: as much ground as the fields together have", () => {
  const areaOf = (d: string) => {
    const spots = spotsOf(d);
    const twice = spots.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = spots[(i + 1) % spots.length]!;
      return sum + x * nextY - nextX * y;
    }, 0);
    return twice / 2;
  };
  for (const { fields, outline } of ofEach)
    expect(areaOf(outline)).toBeCloseTo(
      fields.reduce((sum, { d }) => sum + areaOf(d), 0),
      3,
    );
});

test("a parish on a river shows it, one without shows none", () => {
  expect(ofEach[19]!.rivers.length).toBeGreaterThan(20);
  expect(ofEach[2]!.rivers).toEqual([]);
});

test("each is less than nine kilobytes to send", () => {
  for (const drawing of [0, 60, last, ofEach.findIndex(heaviest)].map((at) => ofEach[at]!))
    expect(gzipSync(JSON.stringify(drawing)).length).toBeLessThan(9000);
});

const lengthOf = ({ standing }: (typeof ofEach)[number]) =>
  standing.reduce((sum, { d }) => sum + d.length, 0);
const most = Math.max(...ofEach.map(lengthOf));
const heaviest = (drawing: (typeof ofEach)[number]) => lengthOf(drawing) === most;
