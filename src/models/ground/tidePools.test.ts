// Tests that tide pools lie low at the edge of the land, and that neither ice nor snow closes them.
import { expect, it } from "vitest";
import { rangesOf } from "../distance.ts";
import { seasons } from "../seasons.ts";
import { snowed } from "../snow.ts";
import { tidePools } from "./tidePools.ts";

const LENGTH = 4.9;
const water = (seed: number, season: (typeof seasons)[number]) =>
  snowed(tidePools(LENGTH, season, seed)).filter(({ colour }) => colour === "#7cc6cd");

it("lie along the edge, and hide nothing", () => {
  for (const seed of [1, 20, 333])
    for (const part of tidePools(LENGTH, "highSun", seed)) {
      const [x, y, z] = rangesOf(part);
      expect(Math.max(-x[0], x[1])).toBeLessThan(LENGTH / 2 + 0.4);
      expect(y[1]).toBeLessThan(0.45);
      expect(z[0]).toBeGreaterThan(-0.6);
      expect(z[1]).toBeLessThan(0.9);
    }
});

it.each(seasons)("are open water in %s", (season) => {
  const pools = water(5, season);
  expect(pools.length).toBeGreaterThan(2);
  const white = snowed(tidePools(LENGTH, season, 5)).filter(({ colour }) => colour === "#dfe9f4");
  for (const pool of pools)
    for (const drift of white)
      expect(Math.hypot(pool.at[0] - drift.at[0], pool.at[2] - drift.at[2])).toBeGreaterThan(0.2);
});
