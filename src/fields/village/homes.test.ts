// Everybody in the village lives somewhere, dry, apart from each other, and at the corner that a field is told of.
import { describe, expect, it } from "vitest";
import { villagers } from "../../farm/tables/villagers.ts";
import { reachesOf } from "../country/drawRivers.ts";
import { countryOf } from "../land/law.ts";
import { parishOf } from "../land/place.ts";
import { hasVillage, homeOf, homes, homesAbout, VILLAGE } from "./homes.ts";

const SIZE = 10_000;

describe("the homes of the village", () => {
  it("hold all who write but the hen, each once, in the middle parish", () => {
    const living = homes.flatMap(({ who }) => who);
    expect(living.toSorted()).toEqual(villagers.filter((one) => one !== "hen").toSorted());
    for (const { corner } of homes) expect(parishOf(corner >> 1)).toBe(VILLAGE);
    expect(new Set(homes.map(({ corner }) => corner)).size).toBe(homes.length);
    expect(homeOf("hen")).toBeNull();
    expect(homeOf("pedlar")).toBeNull();
  });

  it("stand half a step apart, and dry but for the ferry, which lies over the water", () => {
    for (const [i, one] of homes.entries())
      for (const other of homes.slice(0, i))
        expect(Math.hypot(one.x - other.x, one.z - other.z), one.id).toBeGreaterThan(0.5);
    const water = reachesOf(countryOf(0)).flatMap(({ from, by, to, width }) =>
      Array.from({ length: 9 }, (_, n) => {
        const t = n / 8;
        const of = (axis: "x" | "z") =>
          (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis];
        return { x: of("x"), z: of("z"), half: width / 2 };
      }),
    );
    const dryBy = ({ x, z }: { x: number; z: number }) =>
      Math.min(...water.map((spot) => Math.hypot(spot.x - x, spot.z - z) - spot.half));
    for (const home of homes.filter(({ id }) => id !== "ferry"))
      expect(dryBy(home), home.id).toBeGreaterThan(0.1);
    const ferry = homes.find(({ id }) => id === "ferry")!;
    expect(dryBy(ferry)).toBeLessThan(-0.15);
    // Its wheel reaches the water.
    expect(dryBy(homes.find(({ id }) => id === "mill")!)).toBeLessThan(0.2);
  });

  it("are told of the three fields that meet there", () => {
    const about = (field: number) =>
      homesAbout(field, SIZE).map(({ home, wind }) => `${home.id} ${wind}`);
    expect(about(0)).toEqual([
      "cross north",
      "ferry south-east",
      "tower south",
      "bakery south-west",
      "school north-west",
    ]);
    const fields = Array.from({ length: 2 * 91 }, (_, field) => field);
    const told = fields.flatMap((field) => homesAbout(field, SIZE).map(({ home }) => home.id));
    for (const { id } of homes) expect(told.filter((one) => one === id)).toHaveLength(3);
  });

  it("are there where the country has its middle parish whole", () => {
    expect(hasVillage(91)).toBe(true);
    expect(hasVillage(90)).toBe(false);
  });
});
