// What stands on the green: every hand adds something that is seen, all of it stands on the turf, and guests find room.
import { describe, expect, it } from "vitest";
import { guestsAfter } from "../../farm/feasts/comingGuests.ts";
import { HANDS } from "../../farm/tables/feasts.ts";
import { festivalIds } from "../../farm/tables/festivals.ts";
import { villagers } from "../../farm/tables/villagers.ts";
import { partCorners } from "../catalogue/bounds.ts";
import { boundingRadius } from "../distance.ts";
import type { Part } from "../parts.ts";
import { type FestivalState, GREEN_RADIUS, type GuestSpot } from "./festivalSet.ts";
import { festivalSets } from "./festivalSets.ts";

const state: FestivalState = {
  hands: 0,
  season: "highSun",
  lit: false,
  isBrought: false,
  weighed: [
    { crop: "pumpkin", size: 1.5 },
    { crop: "leek", size: 1.2 },
    { crop: "cabbage", size: 0.8 },
  ],
  hasMule: false,
};
const hands = Array.from({ length: HANDS + 1 }, (_, n) => n);

/** What one of two has and the other one has not, if it is large enough to be seen on a phone. */
function addedTo(before: readonly Part[], after: readonly Part[]): Part[] {
  const known = new Set(before.map((part) => JSON.stringify(part)));
  return after.filter((part) => boundingRadius(part) > 0.03 && !known.has(JSON.stringify(part)));
}

const outOf = ([x, , z]: readonly number[]) => Math.hypot(x!, z!);
const apart = (a: GuestSpot, b: GuestSpot) =>
  Math.hypot(a.at[0] - b.at[0], (a.at[1] - b.at[1]) * 2, a.at[2] - b.at[2]);

describe.each(festivalIds)("%s", (festival) => {
  const sets = hands.map((n) => festivalSets[festival]({ ...state, hands: n }));

  it("has more to be seen after every hand", () => {
    for (const n of hands.slice(1))
      expect(addedTo(sets[n - 1]!.parts, sets[n]!.parts).length, `hand ${n}`).toBeGreaterThan(0);
  });

  it("keeps to its turf, and stands on it", () => {
    for (const { parts } of sets) {
      const corners = parts.flatMap((part) => [...partCorners(part)]);
      expect(Math.max(...corners.map(outOf))).toBeLessThan(GREEN_RADIUS);
      const feet = Math.min(...corners.map(([, y]) => y));
      expect(feet).toBeGreaterThan(-0.15);
      expect(feet).toBeLessThan(0.03);
    }
  });

  it("has a place for everybody who comes, on the turf and beside the others", () => {
    for (const n of hands) {
      const coming = guestsAfter(festival, n);
      const spots = sets[n]!.guests.slice(0, coming.length);
      expect(spots.length).toBe(coming.length);
      for (const [i, spot] of spots.entries()) {
        expect(outOf(spot.at)).toBeLessThan(GREEN_RADIUS - 0.15);
        for (const other of spots.slice(i + 1)) expect(apart(spot, other)).toBeGreaterThan(0.36);
      }
    }
  });

  it("shines at night where it has something that shines, and by day in plain colours", () => {
    const lit = festivalSets[festival]({ ...state, hands: HANDS, lit: true });
    expect(sets[HANDS]!.parts.filter(({ glow }) => glow)).toEqual([]);
    expect(lit.parts.some(({ glow }) => glow)).toBe(lit.shines.length > 0);
  });
});

it("shows what was brought where it is laid out", () => {
  for (const festival of ["longTable", "lammas", "stirUp"] as const) {
    const [without, having] = [false, true].map((isBrought) =>
      festivalSets[festival]({ ...state, isBrought }),
    );
    expect(addedTo(without!.parts, having!.parts).length).toBeGreaterThan(1);
  }
});

it("has room at harvest home for all twelve, or for the pedlar and his mule", () => {
  expect(festivalSets.harvestHome(state).guests.length).toBe(villagers.length);
  const having = festivalSets.harvestHome({ ...state, hasMule: true });
  expect(having.guests.length).toBe(1);
  expect(addedTo(festivalSets.harvestHome(state).parts, having.parts).length).toBeGreaterThan(8);
});
