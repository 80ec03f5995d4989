// A field follows from its number alone, and the land as a whole keeps to the published odds.
import { encodePacked, keccak256 } from "viem";
import { describe, expect, it } from "vitest";
import { goldenCollection } from "./fixtures/golden.ts";
import { landOf } from "./land/landOf.ts";
import { odds, shareOf, type TraitKind, totals, traitNames } from "./odds.ts";
import { bedsOf, plotsOf } from "./shapes.ts";
import { fieldSeed, fieldTraits, traitsOfSeed } from "./traits.ts";

const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}`;

describe("fieldSeed", () => {
  it.each([0, 1, 417, 9_999, 2 ** 32 + 5])("is what a contract computes for %i", (id) => {
    const packed = encodePacked(["address", "uint256"], [goldenCollection, BigInt(id)]);
    expect(hex(fieldSeed(goldenCollection, id))).toBe(keccak256(packed));
  });

  it("does not depend on how the address is written", () => {
    expect(fieldSeed(goldenCollection.toLowerCase(), 7)).toEqual(fieldSeed(goldenCollection, 7));
  });

  it("refuses what is no address and no number", () => {
    expect(() => fieldSeed("0x12", 1)).toThrow("Not an address");
    expect(() => fieldSeed(goldenCollection, -1)).toThrow("Not a field number");
    expect(() => fieldSeed(goldenCollection, 0.5)).toThrow("Not a field number");
  });
});

/** Region and soil are the land's: how often there is which, `land/law.test.ts` counts to the field. */
const drawnTraits = traitNames.filter((trait) => trait !== "region" && trait !== "soil");

describe("traits", () => {
  it("take the first and the last kind at the ends of a slice", () => {
    const first = traitsOfSeed(new Uint8Array(32));
    const last = traitsOfSeed(new Uint8Array(32).fill(255));
    for (const trait of drawnTraits) {
      expect(first[trait]).toBe(odds[trait][0].id);
      expect(last[trait]).toBe(odds[trait].at(-1)!.id);
    }
    expect([first.whim, last.whim]).toEqual([0, 0xffffffff]);
  });

  it("are the land's and the seed's, in the order of the table", () => {
    const { id, whim, ...traits } = fieldTraits(goldenCollection, 417);
    expect(Object.keys(traits)).toEqual(traitNames);
    expect({ ...traits, whim }).toEqual({
      ...landOf(417),
      ...traitsOfSeed(fieldSeed(goldenCollection, id)),
    });
  });

  it("are drawn in 100,000 fields as often as the table says (chi-squared, p > 0.001)", () => {
    const fields = 100_000;
    const seen = new Map<string, number>();
    for (let id = 0; id < fields; id++) {
      const traits = traitsOfSeed(fieldSeed(goldenCollection, id));
      for (const trait of drawnTraits) {
        const key = `${trait} ${traits[trait]}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    }
    // The 99.9 % points of chi-squared by degrees of freedom, from the standard tables.
    const limits: Record<number, number> = {
      3: 16.266,
      4: 18.467,
      6: 22.458,
      7: 24.322,
      11: 31.264,
      23: 49.728,
    };
    for (const trait of drawnTraits) {
      const kinds: readonly TraitKind[] = odds[trait];
      const chi = kinds.reduce((sum, { id, weight }) => {
        const expected = (fields * weight) / totals[trait];
        return sum + ((seen.get(`${trait} ${id}`) ?? 0) - expected) ** 2 / expected;
      }, 0);
      expect(chi, trait).toBeLessThan(limits[kinds.length - 1]!);
    }
  });
});

describe("odds", () => {
  it("name each kind once and share out the whole", () => {
    for (const trait of traitNames) {
      const kinds: readonly TraitKind[] = odds[trait];
      expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
      expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
      expect(totals[trait]).toBe(trait === "heirloom" ? 24 : 1000);
    }
  });

  it("say 1 in how many", () => {
    expect(shareOf("landmark", "none")).toBe(0.6);
    expect(
      [shareOf("heirloom", "long-tom"), shareOf("landmark", "hot-spring")].map((share) =>
        Math.round(1 / share),
      ),
    ).toEqual([24, 100]);
  });
});

describe("shapes", () => {
  it("have thirteen to twenty plots, each a different set", () => {
    const all = odds.shape.map(({ id }) => plotsOf(id));
    for (const plots of all) {
      expect(plots.length).toBeGreaterThanOrEqual(13);
      expect(plots.length).toBeLessThanOrEqual(20);
      for (const { column, row } of plots) expect(Math.max(column, row)).toBeLessThan(5);
    }
    expect(new Set(all.map((plots) => JSON.stringify(plots))).size).toBe(odds.shape.length);
  });

  it("join plots of a row into beds without losing one", () => {
    for (const { id } of odds.shape) {
      const inBeds = bedsOf(id).reduce((sum, { from, to }) => sum + to - from, 0);
      expect(inBeds).toBe(plotsOf(id).length);
    }
    expect(bedsOf("two-beds")).toContainEqual({ row: 0, from: 3, to: 5 });
  });
});
