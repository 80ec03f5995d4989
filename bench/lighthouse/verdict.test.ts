import { expect, test } from "vitest";
import { describeRun, medianRun, type Run, shortfalls } from "./verdict.ts";

const full: Run = {
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  lcpMs: 1200,
  tbtMs: 30,
  cls: 0.001,
};

const promised = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

test("each number has its own median", () => {
  const median = medianRun([
    { ...full, performance: 99, lcpMs: 3000 },
    { ...full, performance: 90, lcpMs: 1000 },
    { ...full, performance: 97, lcpMs: 2000 },
  ]);
  expect(median).toEqual({ ...full, performance: 97, lcpMs: 2000 });
});

test("of two runs the lower score counts", () => {
  expect(medianRun([{ ...full, seo: 92 }, full]).seo).toBe(92);
});

test("a site at its promise falls short of nothing", () => {
  expect(shortfalls({ ...full, performance: 95 }, promised)).toEqual([]);
});

test("each score below its promise is named", () => {
  const told = shortfalls({ ...full, performance: 94, accessibility: 99 }, promised);
  expect(told).toEqual([
    "performance is 94, and has to be at least 95",
    "accessibility is 99, and has to be at least 100",
  ]);
});

test("a page falls short of nothing that it does not promise", () => {
  expect(shortfalls({ ...full, seo: 63 }, { performance: 95 })).toEqual([]);
  expect(shortfalls({ ...full, seo: Number.NaN }, { performance: 95 })).toEqual([]);
});

test("a page that may block for so long falls short by a millisecond more, or where nobody could say", () => {
  expect(shortfalls({ ...full, tbtMs: 400 }, { tbtMs: 400 })).toEqual([]);
  expect(shortfalls({ ...full, tbtMs: 401 }, { tbtMs: 400 })).toEqual([
    "it blocks for 401 ms, and may for 400",
  ]);
  expect(shortfalls({ ...full, tbtMs: Number.NaN }, { tbtMs: 400 })).toHaveLength(1);
});

test("a score that Lighthouse could not give is no pass", () => {
  expect(shortfalls({ ...full, seo: Number.NaN }, promised)).toHaveLength(1);
});

test("the line names scores and times", () => {
  expect(describeRun(full)).toBe(
    "performance 100, accessibility 100, best-practices 100, seo 100; LCP 1200 ms, TBT 30 ms, CLS 0.001",
  );
});
