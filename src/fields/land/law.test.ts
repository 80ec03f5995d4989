// The law keeps the published shares to the field, and makes a country of it: land in one piece, soil that suits.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { BLOCK } from "./block.ts";
import { loadLand } from "./further.ts";
import { type Region, regions, type Soil, soils, WEIGHTS } from "./kinds.ts";
import { landOf } from "./landOf.ts";
import { landTable } from "./landTable.ts";
import { countryOf } from "./law.ts";
import { toLetters } from "./letters.ts";
import { measureParishes } from "./measureParishes.ts";
import { parishTable } from "./parishTable.ts";
import { BROAD, RIVER } from "./rivers.ts";

const first = countryOf(0);
const second = countryOf(1);
const { ground, rivers, region, soil } = first;
const fields = [...ground.hexes.keys()];

const regionAt = (id: Region) => regions.findIndex((kind) => kind.id === id);
const soilAt = (id: Soil) => soils.findIndex((kind) => kind.id === id);

describe("the law", () => {
  it("gives out every region and soil as often as the table of odds says, in every block", () => {
    for (let block = 0; block < soak(10, 2); block++) {
      const country = [first, second][block] ?? countryOf(block);
      for (const [given, kinds] of [
        [country.region, regions] as const,
        [country.soil, soils] as const,
      ])
        kinds.forEach(({ id, weight }, place) => {
          const count = given.filter((one) => one === place).length;
          expect(count, `${id} of block ${block}`).toBe((weight * BLOCK) / WEIGHTS);
        });
    }
  });

  it("is what the shipped tables say", () => {
    expect(landTable.join("")).toBe(toLetters(region, soil));
    const measured = measureParishes(first);
    expect(
      measured.map(({ coast, river, height, highest }) => [coast, river, height, highest]),
    ).toEqual(parishTable);
  });

  it("takes nothing from Math that two machines could do differently", () => {
    for (const name of [
      "noise",
      "block",
      "terrain",
      "queue",
      "rivers",
      "scores",
      "giveOut",
      "law",
    ]) {
      const code = readFileSync(new URL(`${name}.ts`, import.meta.url), "utf8");
      const used = [...code.matchAll(/Math\.(\w+)/g)].map(([, what]) => what);
      for (const what of used) expect(["imul", "floor", "min", "max"], name).toContain(what);
      expect(code.replaceAll(/\/[/*].*/g, "")).not.toMatch(/\*\*|Math\[|random/);
    }
  });
});

describe("the country", () => {
  it.each([
    ["regions", region],
    ["soils", soil],
  ])(
    "has %s in large pieces: neighbours are mostly alike, and hardly a field is alone",
    (_, of) => {
      let alike = 0;
      let pairs = 0;
      let alone = 0;
      for (const field of fields) {
        const around = ground.near[field]!.filter((other) => other >= 0);
        const same = around.filter((other) => of[other] === of[field]).length;
        alike += same;
        pairs += around.length;
        if (same === 0) alone++;
      }
      expect(alike / pairs).toBeGreaterThan(0.75);
      expect(alike / pairs).toBeLessThan(0.88);
      expect(alone).toBeLessThanOrEqual(30);
    },
  );

  it.each([
    ["downs", "chalk", 0.9],
    ["heath", "sand", 0.8],
    ["moor", "peat", 0.8],
  ] as const)("has its %s on %s, at least %f of it", (where, on, least) => {
    const there = fields.filter((field) => region[field] === regionAt(where));
    const suited = there.filter((field) => soil[field] === soilAt(on));
    expect(suited.length / there.length).toBeGreaterThanOrEqual(least);
  });

  it("has shore along the sea, and its fells where it is highest", () => {
    const edge = fields.filter((field) => ground.toSea[field] === 0);
    const shore = edge.filter((field) => region[field] === regionAt("shore"));
    expect(shore.length / edge.length).toBeGreaterThan(0.95);
    const fells = fields.filter((field) => region[field] === regionAt("fells"));
    const mean = (of: readonly number[]) =>
      of.reduce((sum, field) => sum + ground.height[field]!, 0) / of.length;
    expect(mean(fells)).toBeGreaterThan(3 * mean(fields));
  });

  it("has rivers that grow, part nowhere and end in the sea", () => {
    const leaving = new Map(rivers.edges.map((edge) => [edge.from, edge]));
    expect(leaving.size).toBe(rivers.edges.length);
    expect(rivers.edges.some(({ flow }) => flow >= BROAD)).toBe(true);
    for (const { to, flow } of rivers.edges) {
      expect(flow).toBeGreaterThanOrEqual(RIVER);
      const next = leaving.get(to);
      if (next) expect(next.flow).toBeGreaterThan(flow);
      else expect(ground.toSea[to >> 1], `the mouth at corner ${to}`).toBe(0);
    }
  });
});

describe("landOf", () => {
  it.each([
    [0, "meadows", "loam"],
    [1, "meadows", "loam"],
    [417, "meadows", "clay"],
    [5150, "vale", "silt"],
    [5151, "meadows", "silt"],
    [9999, "shore", "loam"],
  ])("finds field %i in the %s on %s", (id, where, on) => {
    expect(landOf(id)).toEqual({ region: where, soil: on });
  });

  it("knows the fields of larger collections too, once the law is loaded", async () => {
    await loadLand(2 * BLOCK);
    for (const place of [0, 1, 4_000, 9_999])
      expect(landOf(BLOCK + place)).toEqual({
        region: regions[second.region[place]!]!.id,
        soil: soils[second.soil[place]!]!.id,
      });
  });
});
