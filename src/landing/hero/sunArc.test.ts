// The sun stands on its arc, in the style sheet as in the program, and inside the window of a phone.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LAST_HALF } from "../../scene/light/dayParts.ts";
import { ARC, arcPath } from "./sunArc.ts";

/** What the sheet has written out. */
function standOf(half: number): readonly [x: number, y: number] {
  const share = half / LAST_HALF;
  const x = ARC.left + (ARC.right - ARC.left) * share;
  const y = ARC.top + (ARC.foot - ARC.top) * (2 * share - 1) ** 2;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

const halves = Array.from({ length: LAST_HALF + 1 }, (_, half) => half);

it("lets the sun go along its arc from left to right, highest about noon", () => {
  const [, feet, top] = /^M112 185Q396 (-\d+) 680 (185)$/.exec(arcPath)!;
  // The middle of such a curve lies halfway between its feet and its control point.
  expect((Number(feet) + Number(top)) / 2).toBe(40);
  const places = halves.map(standOf);
  for (const [at, [x]] of places.entries()) if (at) expect(x).toBeGreaterThan(places[at - 1]![0]);
  const highest = Math.min(...places.map(([, y]) => y));
  expect(places.findIndex(([, y]) => y === highest)).toBe(23);
  expect([places[0], places[LAST_HALF]]).toEqual([
    [112, 185],
    [680, 185],
  ]);
});

it("is moved along that very arc by its style sheet", () => {
  const css = readFileSync(join(import.meta.dirname, "SunOverField.module.css"), "utf8");
  const { left, right, top, foot } = ARC;
  expect(css).toContain(`calc(${left}px + ${right - left}px * var(--share))`);
  expect(css).toContain(`calc(${top}px + ${foot - top}px * var(--aside) * var(--aside))`);
  expect(css).toContain(`/ ${LAST_HALF})`);
});

it("keeps sun and moon in the window of a phone, whose picture is a quarter wider", () => {
  const [picture, sun] = [792, 34];
  const beside = (picture - picture / 1.24) / 2;
  for (const [x] of halves.map(standOf)) {
    expect(x - sun).toBeGreaterThanOrEqual(beside);
    expect(x + sun).toBeLessThanOrEqual(picture - beside);
  }
});
