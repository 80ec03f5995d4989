// Parishes have names of their own that their land does not give the lie to, and a character in words.
import { describe, expect, it } from "vitest";
import { goldenCollection } from "./fixtures/golden.ts";
import { parishLand } from "./land/parishLand.ts";
import { fieldsBySea } from "./land/parishPlace.ts";
import { parishMiddle, parishOf, parishSize } from "./land/place.ts";
import { parishName } from "./parishNames.ts";
import { parishWords } from "./parishWords.ts";
import { fieldTraits } from "./traits.ts";

const known = Array.from({ length: parishOf(9_999) + 1 }, (_, parish) => parish);
const land = (parish: number) => parishLand(parish)!;

describe("parishName", () => {
  it("gives every parish a name of its own, ten times over", () => {
    const names = Array.from({ length: 12_000 }, (_, parish) => parishName(parish));
    expect(new Set(names).size).toBe(names.length);
  });

  it("claims nothing that is not so, of any of the first hundred and ten", () => {
    expect(known).toHaveLength(110);
    for (const parish of known) {
      const name = parishName(parish);
      const { region, soil } = land(parish);
      if (/Saltings/.test(name)) expect(region, name).toBe("shore");
      if (/\bHeath$|Gorse/.test(name)) expect(region, name).toBe("heath");
      if (/\bDown$/.test(name)) expect(region, name).toBe("downs");
      if (/Orchard|\bVale$/.test(name)) expect(region, name).toBe("vale");
      if (/\bLea$|\bMeads$/.test(name)) expect(region, name).not.toMatch(/fells|moor|shore|heath/);
      if (/Peat/.test(name)) expect(soil, name).toBe("peat");
      if (/Chalk/.test(name)) expect(soil, name).toBe("chalk");
      const { q, r } = parishMiddle(parish);
      if (/East/.test(name)) expect(2 * q + r, name).toBeGreaterThan(0);
      if (/West/.test(name)) expect(2 * q + r, name).toBeLessThan(0);
    }
  });

  it("calls the middle Goose End, as ever", () => {
    expect(parishName(0)).toBe("Goose End");
  });
});

describe("parishLand", () => {
  it("is what most of the parish's fields are", () => {
    for (const parish of known) {
      const fields = Array.from({ length: parishSize }, (_, n) => parish * parishSize + n)
        .filter((id) => id < 10_000)
        .map((id) => fieldTraits(goldenCollection, id));
      const { region, second, soil } = land(parish);
      const most = (kinds: readonly string[]) =>
        Math.max(...kinds.map((kind) => kinds.filter((other) => other === kind).length));
      const regions = fields.map((field) => field.region);
      const soils = fields.map((field) => field.soil);
      expect(regions.filter((one) => one === region)).toHaveLength(most(regions));
      expect(soils.filter((one) => one === soil)).toHaveLength(most(soils));
      const others = regions.filter((one) => one !== region);
      const next = others.length === 0 ? 0 : most(others);
      if (second === null) expect(next).toBeLessThan(10);
      else expect(others.filter((one) => one === second)).toHaveLength(next);
    }
  });

  it("knows one highest parish, a coast all round and none in the middle", () => {
    expect(known.filter((parish) => land(parish).height === 1)).toHaveLength(1);
    expect(land(0).coast).toBe(0);
    expect(known.filter((parish) => land(parish).coast > 0)).toHaveLength(35);
  });

  it("leaves parishes open that nobody has worked out", () => {
    expect(parishLand(110)).toBeNull();
    expect(parishWords(110, 20_000)).toBeNull();
  });
});

describe("parishWords", () => {
  it("say what one would see, of all of them", () => {
    for (const parish of known)
      expect(parishWords(parish, 10_000)).toMatch(
        /^[A-Z][a-z]+( [a-z]+)?( and [a-z]+( [a-z]+)?)? on (loam|clay|sand|chalk|silt|peat)(, (high up|higher than any other))?(, along a river)?(, by the sea)?$/,
      );
    expect(new Set(known.map((parish) => parishWords(parish, 10_000))).size).toBeGreaterThan(60);
  });

  it.each([
    [0, "Orchards and water meadows on loam, along a river"],
    [19, "Water meadows on silt, along a river"],
    [31, "Fells on peat, higher than any other"],
  ])("of parish %i are %j", (parish, words) => {
    expect(parishWords(parish, 10_000)).toBe(words);
  });

  it.each([10_000, 30_000])(
    "call the sea near only where it is, in a country of %i fields",
    (size) => {
      for (const parish of known) {
        const words = parishWords(parish, size)!;
        expect(words.endsWith("by the sea"), words).toBe(fieldsBySea(parish, size) > 0);
      }
    },
  );

  it("rank no heights that nobody has measured", () => {
    expect(parishWords(31, 30_000)).toBe("Fells on peat, high up");
  });
});
