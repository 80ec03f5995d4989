// Animals, old trees, the ruin and the tools stand on the ground in colours and sizes that fit a field.
import { describe, expect, it } from "vitest";
import { ruin } from "../buildings/ruin.ts";
import { gardenFork, hoe, rake, scythe, spade, toolLean } from "../buildings/tools.ts";
import { boundingBoxOf } from "../catalogue/bounds.ts";
import type { Part } from "../parts.ts";
import type { Season } from "../seasons.ts";
import { seasons } from "../seasons.ts";
import { goat, goose, lamb, sheep } from "./flock.ts";
import { hedgehog, rabbit, robin } from "./hedgerow.ts";
import { carthorse, cow, pig } from "./herd.ts";
import { beeTree, oldOak } from "./oldTrees.ts";

/** Name, parts and about how tall. */
const models: readonly [string, Part[], number][] = [
  ["sheep", sheep(1), 0.9],
  ["grazing sheep", sheep(2, true), 0.9],
  ["lamb", lamb(1), 0.52],
  ["goat", goat(), 1.16],
  ["goose", goose(), 0.93],
  ["cow", cow(), 1.3],
  ["pig", pig(), 0.75],
  ["cart horse", carthorse(), 1.75],
  ["rabbit", rabbit(), 0.53],
  ["hedgehog", hedgehog(1), 0.3],
  ["robin", robin(), 0.28],
  ["bee tree", beeTree("highSun", 1), 2.3],
  ["ruin", ruin(1), 2.08],
  ["spade", spade(), 1.07],
  ["fork", gardenFork(), 1.07],
  ["hoe", hoe(), 1.36],
  ["rake", rake(), 1.4],
  ["scythe", scythe(), 1.48],
  ["tools in a row", toolLean(), 1.5],
];

describe("life and work about a field", () => {
  it.each(models)("%s stands on the ground at its own height", (_, parts, tall) => {
    const { low, high } = boundingBoxOf(parts);
    expect(low[1]).toBeGreaterThan(-0.12);
    expect(low[1]).toBeLessThan(0.05);
    expect(Math.abs(high[1] - tall)).toBeLessThan(0.14 * tall);
    for (const { colour, top } of parts) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(top).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("keeps the owl and the swing in the old oak through the year", () => {
    const counts = seasons.map((season) => oldOak(season, 3).length);
    for (const [i, season] of seasons.entries()) {
      const own = oldOak(season, 3).filter(({ colour }) => colour === "#fff8ea");
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(counts[i]).toBeGreaterThan(20);
    }
  });

  it("lets the bee tree turn, and keeps the bees in when it is cold", () => {
    const coloursIn = (season: Season) => new Set(beeTree(season, 1).map(({ colour }) => colour));
    expect(coloursIn("leafFall")).not.toEqual(coloursIn("highSun"));
    expect(beeTree("hearth", 1).length).toBeLessThan(beeTree("highSun", 1).length);
  });
});
