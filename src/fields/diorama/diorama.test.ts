// Every field can be shown in every season and hour, from sound data and within what a phone may draw.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { crops, plantAt, stages } from "../../models/crops/stages.ts";
import { extent } from "../../models/distance.ts";
import { hexEdge } from "../../models/ground/island.ts";
import { type Hour, hours } from "../../models/hours.ts";
import { partMesh } from "../../models/meshes/partMesh.ts";
import { type Season, seasons } from "../../models/seasons.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { heirloomCrop } from "../heirlooms.ts";
import { type KindOf, odds, type TraitName, traitNames } from "../odds.ts";
import { bedsOf, plotsOf } from "../shapes.ts";
import { type FieldTraits, fieldTraits } from "../traits.ts";
import { compose } from "./compose.ts";
import { drawField } from "./drawField.ts";
import { BED_WIDTH, bedAt, RADIUS } from "./ground.ts";
import { planting, sowings } from "./planting.ts";

const MOST_BYTES = 60_000;
const MOST_TRIANGLES = 90_000;

/** One field for every kind of every trait, seasons and hours by turns. */
const sample: { traits: FieldTraits; season: Season; hour: Hour }[] = [];
for (const trait of traitNames)
  for (const { id: kind } of odds[trait]) {
    let id = 0;
    while (fieldTraits(goldenCollection, id)[trait as TraitName] !== kind) id++;
    const n = sample.length;
    sample.push({
      traits: fieldTraits(goldenCollection, id),
      season: seasons[n % 4]!,
      hour: hours[n % 3]!,
    });
  }

describe("compose", () => {
  it("makes sound parts for every kind of every trait", () => {
    for (const { traits, season, hour } of sample) {
      const { parts, lamps, halos } = compose(traits, season, hour);
      for (const part of parts) {
        const numbers = [...part.at, ...part.pose, extent(part)];
        if (!numbers.every(Number.isFinite)) throw new Error(`${traits.id} has a part of nowhere`);
        expect(part.colour + part.top).toMatch(/^#[0-9a-f]{6}#[0-9a-f]{6}$/);
      }
      const lit = hour !== "day";
      expect([lamps.length > 0, halos.length > 0]).toEqual([lit, lit]);
      expect(parts.some(({ glow }) => glow)).toBe(lit);
    }
  });

  it("shows two fields of equal traits differently, and one field always the same", () => {
    const [{ traits }] = sample as [(typeof sample)[number]];
    const other = { ...traits, whim: (traits.whim ^ 0x5bd1e995) >>> 0 };
    expect(compose(traits, "highSun", "day")).toEqual(compose(traits, "highSun", "day"));
    expect(compose(other, "highSun", "day")).not.toEqual(compose(traits, "highSun", "day"));
  });

  it("is light enough for a phone", () => {
    for (const { traits, season, hour } of sample.slice(0, 12)) {
      const { parts } = compose(traits, season, hour);
      const triangles = parts.reduce(
        (sum, part) => sum + partMesh(part, Number.POSITIVE_INFINITY, true).index.length / 3,
        0,
      );
      expect(triangles).toBeLessThan(MOST_TRIANGLES);
    }
  });
});

describe("planting", () => {
  it("keeps every bed of every shape on the land", () => {
    for (const { id } of odds.shape)
      for (const { column, row } of plotsOf(id)) {
        const { x, z, length } = bedAt({ row, from: column, to: column + 1 });
        for (const [cx, cz] of [
          [x - length / 2, z + BED_WIDTH / 2],
          [x + length / 2, z + BED_WIDTH / 2],
          [x - length / 2, z - BED_WIDTH / 2],
        ] as const)
          expect(Math.hypot(cx, cz)).toBeLessThan(hexEdge(RADIUS, Math.atan2(cz, cx)) - 0.1);
      }
  });

  it("always grows the heirloom", () => {
    for (const { traits } of sample)
      expect(sowings(traits, "highSun").map(({ crop }) => crop)).toContain(
        heirloomCrop[traits.heirloom],
      );
  });

  it("lets only hardy crops stand in winter", () => {
    for (const { traits } of sample)
      for (const { crop, stage } of sowings(traits, "hearth"))
        if (stage !== null) expect(["leek", "cabbage"]).toContain(crop);
  });

  it("has two heirlooms for each of twelve crops", () => {
    const of = (crop: string) =>
      (Object.keys(heirloomCrop) as KindOf<"heirloom">[]).filter((id) => heirloomCrop[id] === crop);
    for (const crop of crops) expect(of(crop)).toHaveLength(2);
  });

  it("lets every crop grow with its stages", () => {
    for (const crop of crops) {
      const bulk = stages.map((stage) =>
        plantAt(crop, stage, 1).reduce((sum, part) => sum + extent(part), 0),
      );
      expect(bulk[0], crop).toBeLessThan(bulk[1]!);
      expect(bulk[2], crop).toBeLessThan(bulk[3]!);
      expect(bulk[3], crop).toBeLessThan(bulk[4]!);
    }
  });

  it("plants every bed in summer and leaves some at rest in winter", () => {
    const [{ traits }] = sample as [(typeof sample)[number]];
    const { beds, parts } = planting(traits, "highSun");
    expect(beds).toHaveLength(bedsOf(traits.shape).length);
    expect(parts.length).toBeGreaterThan(planting(traits, "hearth").parts.length);
  });
});

describe("drawField", () => {
  const few = [sample[3]!, sample[22]!, sample[41]!];

  it.each(few)("draws field $traits.id within 60 kB", ({ traits, season, hour }) => {
    const svg = drawField(traits, { season, hour, sky: true });
    expect(gzipSync(svg).length).toBeLessThan(MOST_BYTES);
    expect(svg).toContain(`<title id="f-t">Field ${traits.id}</title>`);
    expect(svg).toMatch(/<desc id="f-d">An? [a-z-]+-facing/);
    expect(svg).not.toMatch(/NaN|undefined|style=/);
  });

  it("names no id twice", () => {
    const { traits } = few[0]!;
    const svg = drawField(traits, { season: "highSun", hour: "night", sky: true, prefix: "q" });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith("q"))).toBe(true);
  });
});
