// Tests that houses stand on about a third of the fields, woods are woods, and nothing stands in a river.
import { describe, expect, test } from "vitest";
import { regions } from "../land/kinds.ts";
import { countryOf } from "../land/law.ts";
import { bendOf, reachesOf } from "./drawRivers.ts";
import { dryOf, type MapStand, standsOn } from "./drawStands.ts";

const country = countryOf(0);
const stands = Array.from(country.region, (place, id) => standsOn(id, regions[place]!.id));
const isHouse = ({ kind }: MapStand) => kind === "house" || kind === "barn";
const isTree = ({ kind }: MapStand) => kind === "tree" || kind === "fir";

describe("drawStands", () => {
  test("about a third of the fields have a house, and none has two", () => {
    const houses = stands.map((things) => things.filter(isHouse).length);
    expect(Math.max(...houses)).toBe(1);
    const share = houses.filter((count) => count === 1).length / stands.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.37);
  });

  test("a field of the wood has trees, one of the moor has heather, and each keeps within its edges", () => {
    const bare: number[] = [];
    const outside: number[] = [];
    stands.forEach((things, id) => {
      const region = regions[country.region[id]!]!.id;
      if (region === "wood" && things.filter(isTree).length < 2) bare.push(id);
      if (region === "moor" && !things.some(({ kind }) => kind === "heather")) bare.push(id);
      if (things.some(({ x, z }) => Math.hypot(x, z) >= 0.5)) outside.push(id);
    });
    expect(bare).toEqual([]);
    expect(outside).toEqual([]);
  });

  test("what stood where a river runs is left out, and nothing else", () => {
    const reaches = reachesOf(country);
    const reach = reaches[0]!;
    const wet = bendOf(reach);
    const dry = { x: wet.x + 200, z: wet.z };
    expect(dryOf([wet, dry], reaches)).toEqual([dry]);
  });

  test("a river is one line: each stretch begins where another ends, or is a spring", () => {
    const reaches = reachesOf(country);
    const key = ({ x, z }: { x: number; z: number }) => `${x.toFixed(6)} ${z.toFixed(6)}`;
    const ends = new Set(reaches.map(({ to }) => key(to)));
    const springs = reaches.filter(({ from }) => !ends.has(key(from)));
    const { edges } = country.rivers;
    const fed = new Set(edges.map(({ to }) => to));
    expect(springs).toHaveLength(edges.filter(({ from }) => !fed.has(from)).length);
  });

  test("a river springs narrow and widens bit by bit, never by leaps but where two meet", () => {
    const reaches = reachesOf(country);
    const key = ({ x, z }: { x: number; z: number }) => `${x.toFixed(6)} ${z.toFixed(6)}`;
    const into = new Map<string, number[]>();
    for (const { to, width } of reaches) into.set(key(to), [...(into.get(key(to)) ?? []), width]);
    for (const { from, width } of reaches) {
      const met = into.get(key(from)) ?? [];
      const before = Math.max(0, ...met);
      expect(width - before).toBeLessThan(met.length > 1 ? 0.2 : 0.07);
      expect(width).toBeGreaterThanOrEqual(before);
    }
    expect(Math.max(...reaches.map(({ width }) => width))).toBeGreaterThan(0.5);
  });
});
