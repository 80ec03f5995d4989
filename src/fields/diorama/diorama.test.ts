// Every field can be shown in every season and hour, from sound data and within what a phone may draw.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isLong } from "../../../test/soak.ts";
import { cropStages, modelCrops, plantAt } from "../../models/crops/stages.ts";
import { boundingRadius } from "../../models/distance.ts";
import { disagreement, drawnDots, overlapOf, solidDots } from "../../models/fixtures/silhouette.ts";
import { hexEdge } from "../../models/ground/island.ts";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import { type Season, seasons } from "../../models/seasons.ts";
import { toSvg } from "../../models/svg/toSvg.ts";
import { type Hour, hours } from "../../scene/light/hours.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { heirloomCrop } from "../heirloomCrop.ts";
import { fieldName } from "../names/fieldName.ts";
import { type KindOf, odds, type TraitName, traitNames } from "../odds.ts";
import { bedsOf } from "../shapes.ts";
import { type FieldTraits, fieldTraits } from "../traits.ts";
import { fieldSentence } from "../words.ts";
import { beasts, onField } from "./beasts.ts";
import { composeDiorama } from "./compose.ts";
import { drawField } from "./drawField.ts";
import { frameNames, LIVE_TOLERANCE } from "./frames.ts";
import { BED_WIDTH, RADIUS } from "./ground.ts";
import { planFor } from "./planFor.ts";
import { laid, planRows } from "./plans.ts";
import { planting, sowings } from "./planting.ts";

const MOST_BYTES = 60_000;
const MOST_TRIANGLES = 40_000;

/** Every kind of every trait on some field, in the soak on one of its own; seasons and hours by turns. */
const sample: { traits: FieldTraits; season: Season; hour: Hour }[] = [];
for (const trait of traitNames.toSorted((a, b) => odds[b].length - odds[a].length))
  for (const { id: kind } of odds[trait]) {
    if (!isLong && sample.some(({ traits }) => traits[trait] === kind)) continue;
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
      const { parts, lamps, halos } = composeDiorama(traits, season, hour);
      // Half a million parts: an expectation of each would take longer than to make them.
      for (const part of parts) {
        const numbers = [...part.at, ...part.pose, boundingRadius(part)];
        if (!numbers.every(Number.isFinite)) throw new Error(`${traits.id} has a part of nowhere`);
        if (!/^#[0-9a-f]{6}#[0-9a-f]{6}$/.test(part.colour + part.top))
          throw new Error(`${traits.id} has a part in ${part.colour} and ${part.top}`);
      }
      const lit = hour !== "day";
      expect([lamps.length > 0, halos.length > 0]).toEqual([lit, lit]);
      expect(parts.some(({ glow }) => glow)).toBe(lit);
    }
  });

  it("shows two fields of equal traits differently, and one field always the same", () => {
    const [{ traits }] = sample as [(typeof sample)[number]];
    const other = { ...traits, whim: (traits.whim ^ 0x5bd1e995) >>> 0 };
    expect(composeDiorama(traits, "highSun", "day")).toEqual(
      composeDiorama(traits, "highSun", "day"),
    );
    expect(composeDiorama(other, "highSun", "day")).not.toEqual(
      composeDiorama(traits, "highSun", "day"),
    );
  });

  it("is light enough for a phone", () => {
    for (const { traits, season, hour } of sample.slice(0, 8)) {
      const { parts } = composeDiorama(traits, season, hour);
      const { solid, glow } = toTriangles(parts, {
        lean: true,
        tolerance: LIVE_TOLERANCE,
        floor: null,
        ao: 0,
      });
      const triangles = [solid, glow].reduce((sum, one) => sum + (one?.index.length ?? 0) / 3, 0);
      expect(triangles).toBeLessThan(MOST_TRIANGLES);
    }
  });
});

describe("planting", () => {
  it("keeps every bed of every shape and plan on the land", () => {
    for (const { id } of odds.shape)
      for (const number of planRows.keys())
        for (const { x, z, length, axis } of laid(number + 1, id).beds)
          for (const [along, across] of [
            [-1, -1],
            [-1, 1],
            [1, -1],
            [1, 1],
          ] as const) {
            const [a, b] = [(along * length) / 2, (across * BED_WIDTH) / 2];
            const [cx, cz] = [x + axis[0] * a - axis[1] * b, z + axis[1] * a + axis[0] * b];
            const rim = hexEdge(RADIUS, Math.atan2(cz, cx)) - 0.1;
            expect(Math.hypot(cx, cz), `${id} in plan ${number + 1}`).toBeLessThan(rim);
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
    for (const crop of modelCrops) expect(of(crop)).toHaveLength(2);
  });

  it("lets every crop grow with its stages", () => {
    for (const crop of modelCrops) {
      const bulk = cropStages.map((stage) =>
        plantAt(crop, stage, 1).reduce((sum, part) => sum + boundingRadius(part), 0),
      );
      expect(bulk[0], crop).toBeLessThan(bulk[1]!);
      expect(bulk[2], crop).toBeLessThan(bulk[3]!);
      expect(bulk[3], crop).toBeLessThan(bulk[4]!);
    }
  });

  it("plants every bed in summer and leaves some at rest in winter", () => {
    const [{ traits }] = sample as [(typeof sample)[number]];
    const { beds } = planFor(traits);
    expect(beds.length).toBeGreaterThanOrEqual(bedsOf(traits.shape).length);
    const parts = planting(traits, "highSun", beds);
    expect(parts.length).toBeGreaterThan(planting(traits, "hearth", beds).length);
  });
});

describe("a whole field", () => {
  it("covers the same dots as a drawing and as a live scene", async () => {
    const { traits, season, hour } = sample.find(
      ({ traits: { landmark } }) => landmark === "mill",
    )!;
    const { parts } = composeDiorama(traits, season, hour);
    const scale = 50;
    const drawing = toSvg(parts, { title: "A field", description: "", scale, floor: null });
    const drawn = await drawnDots(drawing);
    const lean = { lean: true, tolerance: LIVE_TOLERANCE, floor: null };
    const live = solidDots(parts, scale, drawing, lean);
    expect(overlapOf(live, drawn)).toBeGreaterThan(0.97);
    expect(disagreement(live, drawn, drawing.width, 3)).toBeLessThan(0.005);
    expect(disagreement(drawn, live, drawing.width, 3)).toBeLessThan(0.005);
  });

  it("shows each landmark, and what no field of another kind has", () => {
    const [{ traits }] = sample as [(typeof sample)[number]];
    const colours = (landmark: KindOf<"landmark">) => {
      const { parts } = composeDiorama({ ...traits, landmark, water: "well" }, "highSun", "day");
      return parts.map((part) => JSON.stringify([part.shape, part.colour, part.top]));
    };
    const without = new Set(colours("none"));
    for (const { id } of odds.landmark)
      if (id !== "none")
        expect(colours(id).filter((one) => !without.has(one)).length, id).toBeGreaterThan(5);
  });

  it("keeps animals in every region, on free ground", () => {
    const [{ traits }] = sample as [(typeof sample)[number]];
    for (const { id: region } of odds.region)
      for (const season of seasons) {
        const own = { ...traits, region };
        const kept = (free: boolean) =>
          beasts(own, [], season, 5, () => free).flatMap(onField).length;
        expect([region, season, kept(true) > 10, kept(false)]).toEqual([region, season, true, 0]);
      }
  });
});

describe("drawField", () => {
  const few = [sample[3]!, sample[12]!, sample[22]!];
  const framed = frameNames.map((frame, n) => ({ frame, ...few[n]! }));

  it.each(framed)(
    "draws field $traits.id in its frame $frame within 60 kB, and names it",
    (one) => {
      const { traits, season, hour, frame } = one;
      const own = frame === "square" ? { prefix: "q" } : {};
      const svg = drawField(traits, { season, hour, frame, ...own });
      const id = (end: string) => `${own.prefix ?? "f"}-${end}`;
      expect(gzipSync(svg).length).toBeLessThan(MOST_BYTES);
      expect(svg).toMatch(
        new RegExp(
          `^<svg [^>]*role="img" aria-labelledby="${id("t")} ${id("d")}">` +
            `<title id="${id("t")}">[^<]+</title><desc id="${id("d")}">[^<]+</desc>`,
        ),
      );
      const name = fieldName(traits.id, traits);
      expect(svg).toContain(`<title id="${id("t")}">Field ${traits.id}: ${name}</title>`);
      expect(svg).toContain(`<desc id="${id("d")}">${fieldSentence(traits)} A six-sided island`);
      expect(svg).not.toMatch(/NaN|undefined|style=/);
      // No id twice, and each with the prefix that was asked for.
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((one) => !one.startsWith(own.prefix ?? "f"))).toEqual([]);
    },
  );
});
