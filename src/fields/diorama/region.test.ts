// Where a field lies is seen in its ground, in what bounds it and on the horizon; its soil, in the side of its slab.
import { expect, test } from "vitest";
import { hexLand } from "../../models/ground/hexLand.ts";
import type { Part } from "../../models/parts.ts";
import { seasons } from "../../models/seasons.ts";
import { hours } from "../../scene/light/hours.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { odds } from "../odds.ts";
import { fieldTraits } from "../traits.ts";
import { RADIUS } from "./ground.ts";
import { fieldEdges } from "./growth.ts";
import { horizon } from "./horizon.ts";
import { planFor } from "./planFor.ts";
import { skies } from "./skies.ts";
import { regionScenery } from "./surroundings.ts";
import { landTones } from "./tones.ts";

const regions = odds.region.map(({ id }) => id);
const soils = odds.soil.map(({ id }) => id);
const traits = { ...fieldTraits(goldenCollection, 417), water: "well" as const };
const plan = planFor(traits);

/** How many of several things are told apart. */
const kinds = (all: readonly unknown[]) => new Set(all.map((one) => JSON.stringify(one))).size;
const looks = (parts: readonly Part[]) =>
  parts.map(({ shape, colour, top }) => [shape, colour, top]);

test("no two regions have the same grass, but under snow", () => {
  for (const season of seasons) {
    const turf = regions.map((region) => landTones("loam", region, season).turf);
    expect(kinds(turf), season).toBe(season === "hearth" ? 1 : regions.length);
  }
});

test("no two soils have the same side, in any season", () => {
  for (const season of seasons) {
    const slabs = soils.map((soil) => hexLand(RADIUS, landTones(soil, "vale", season), 5));
    expect(kinds(slabs.map(looks)), season).toBe(soils.length);
  }
});

test("no two regions are bounded alike, and all grow something of their own", () => {
  for (const season of seasons) {
    const bounds = regions.map((region) =>
      looks(fieldEdges({ ...traits, region }, plan, season, 5)),
    );
    expect(kinds(bounds), season).toBe(regions.length);
  }
  expect(kinds(regions.map((region) => regionScenery[region].trees))).toBe(regions.length);
});

test("no two regions have the same land far behind them, at any hour", () => {
  const frame = { width: 1000, height: 1000 };
  for (const hour of hours)
    for (const season of seasons) {
      const far = regions.map((region) => horizon({ region, hour, season }, frame, "f"));
      expect(kinds(far), `${hour} in ${season}`).toBe(regions.length);
      // It is part of the sky that a picture stands before.
      const sky = skies({ hour, season, region: "fells" }, { ...frame, aside: 0 }, "f");
      expect(sky).toContain(far[regions.indexOf("fells")]!);
    }
});

test("far land is white in winter, and the sea is not", () => {
  const of = (region: (typeof regions)[number], season: (typeof seasons)[number]) =>
    [
      ...horizon({ region, hour: "day", season }, { width: 10, height: 10 }, "f").matchAll(
        /stop-color="#(..)(..)(..)"\/>/g,
      ),
    ].map(([, ...channels]) => channels.reduce((sum, one) => sum + Number.parseInt(one, 16), 0));
  for (const region of regions) {
    const [far, near] = of(region, "highSun") as [number, number];
    const [farInSnow, nearInSnow] = of(region, "hearth") as [number, number];
    expect(nearInSnow, region).toBeGreaterThan(near);
    if (region === "shore") expect(farInSnow).toBe(far);
    else expect(farInSnow, region).toBeGreaterThan(far);
  }
});
