import { expect, test } from "vitest";
import { journey, stepsIn } from "./journey.ts";

const short = journey.filter(({ isLong }) => !isLong);
const namesIn = (engine: string, isShort: boolean) =>
  stepsIn(engine, isShort).map(({ name }) => name);

test("the long journey is the same in every engine", () => {
  for (const engine of ["chromium", "firefox", "webkit"])
    expect(stepsIn(engine, false)).toEqual(journey);
});

test("each step of the short journey is taken in Firefox or in WebKit, and all of them in Chromium", () => {
  const taken = new Set([...namesIn("firefox", true), ...namesIn("webkit", true)]);
  expect(short.filter(({ name }) => !taken.has(name))).toEqual([]);
  expect(stepsIn("chromium", true)).toEqual(short);
});

test("each signs in, and computes what is compared to the bit", () => {
  for (const engine of ["firefox", "webkit"])
    expect(namesIn(engine, true)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/signs a visitor in/),
        expect.stringMatching(/ten thousand fields are found to the bit/),
      ]),
    );
});
