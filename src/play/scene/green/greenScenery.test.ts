// The green lies beyond the gate of every plan, within the frame of every picture, hides no plot, and is light.
import { describe, expect, it, test } from "vitest";
import { isLong, soak } from "../../../../test/soak.ts";
import { guestsAfter, guestsOf } from "../../../farm/feasts/comingGuests.ts";
import { HANDS } from "../../../farm/tables/feasts.ts";
import { festivalIds } from "../../../farm/tables/festivals.ts";
import { villagers } from "../../../farm/tables/villagers.ts";
import { bedDistance, edgeDistance } from "../../../fields/diorama/ground.ts";
import { isInFrame } from "../../../fields/diorama/inFrame.ts";
import { planRows } from "../../../fields/diorama/plans.ts";
import { plotPlaces } from "../../../fields/diorama/plots.ts";
import { seesPast } from "../../../fields/diorama/sightLines.ts";
import { siteOf } from "../../../fields/diorama/site.ts";
import { type FieldTraits, fieldTraits } from "../../../fields/traits.ts";
import { GREEN_RADIUS } from "../../../models/festivals/festivalSet.ts";
import { toTriangles } from "../../../models/lean/toTriangles.ts";
import type { Part } from "../../../models/parts.ts";
import type { GreenLook } from "./greenLook.ts";
import { greenPlaceOf, roundOfGreen } from "./greenPlace.ts";
import { greenScenery } from "./greenScenery.ts";

const collection = "0x5FbDB2315678afecb367f032d93F642f64180aa3";
const traitsOf = (id: number): FieldTraits => fieldTraits(collection, id);
const planOf = (traits: FieldTraits) => siteOf(traits, { season: "highSun", lit: false }).plan;

/** The first fields that have each of the plans, and each with a stream if there is one. */
const oneOfEachPlan = (() => {
  const found = new Map<string, FieldTraits>();
  for (let id = 0; id < 400; id++) {
    const traits = traitsOf(id);
    const key = `${planOf(traits).number} ${traits.water === "stream"}`;
    if (!found.has(key)) found.set(key, traits);
  }
  return [...found.values()];
})();

const lookOf = (stands: GreenLook["stands"], own: Partial<GreenLook> = {}): GreenLook => ({
  stands,
  hands: HANDS,
  isBrought: true,
  isEvening: false,
  guests:
    stands === "pedlar" ? ["pedlar"] : stands === "harvestHome" ? villagers : guestsOf(stands),
  isPeascodHatted: true,
  hasMule: stands === "pedlar",
  weighed: [
    { crop: "pumpkin", size: 1.5 },
    { crop: "cabbage", size: 1.3 },
    { crop: "sunflower", size: 1.2 },
  ],
  ...own,
});
const all = [...festivalIds, "harvestHome", "pedlar"] as const;

const count = (parts: ReturnType<typeof greenScenery>["parts"]): number => {
  const { solid, glow } = toTriangles(parts, { lean: true, tolerance: 0.045, floor: null, ao: 0 });
  return ((solid?.index.length ?? 0) + (glow?.index.length ?? 0)) / 3;
};

describe("its place", () => {
  it("is known of all plans", () => {
    expect(new Set(oneOfEachPlan.map((traits) => planOf(traits).number)).size).toBe(
      planRows.length,
    );
  });

  it("is beyond a side that the viewer sees, never where a stream falls, and a plank leads there", () => {
    for (const traits of oneOfEachPlan) {
      const plan = planOf(traits);
      const place = greenPlaceOf(traits, plan);
      const { x, z, r } = roundOfGreen(place);
      expect(x).toBeGreaterThan(-0.01);
      expect(z).toBeGreaterThan(0);
      // It goes under the rim by no more than its own edge.
      expect(edgeDistance(x, z)).toBeLessThan(-r * 0.8);
      const fall = plan.stream.at(-1)!;
      if (traits.water === "stream")
        expect(Math.hypot(fall[0] - x, fall[1] - z)).toBeGreaterThan(r);
      const [px, , pz] = place.plank.at;
      expect(Math.abs(edgeDistance(px, pz))).toBeLessThan(0.1);
      expect(Math.hypot(px - x, pz - z)).toBeLessThan(r + 0.1);
      for (const bed of plan.beds) expect(bedDistance(bed, px, pz)).toBeGreaterThan(0.3);
    }
  });
});

describe.each(all)("with %s", (stands) => {
  it("is light", () => {
    const { parts, things } = greenScenery(traitsOf(417), "hearth", true, lookOf(stands));
    expect(count(parts)).toBeLessThanOrEqual(things.length > 7 ? 4_400 : 3_400);
  });

  it("shines at night only", () => {
    const [day, night] = [false, true].map((isLit) =>
      greenScenery(traitsOf(417), "hearth", isLit, lookOf(stands)),
    );
    expect(day!.parts.some(({ glow }) => glow)).toBe(false);
    expect(day!.halos ?? []).toEqual([]);
    expect(night!.halos!.length > 0).toBe(night!.parts.some(({ glow }) => glow));
    expect(night!.lamps!.length).toBe(night!.halos!.length > 0 ? 1 : 0);
  });
});

test("whoever has come is pressed by name, and stands on the turf beyond the field", () => {
  for (const traits of oneOfEachPlan) {
    const { x, z } = roundOfGreen(greenPlaceOf(traits, planOf(traits)));
    const { things } = greenScenery(traits, "highSun", false, lookOf("midwinter"));
    const guests = things.filter(({ id }) => id.startsWith("guest "));
    expect(things.length).toBe(guests.length + 1);
    expect(guests.map(({ id }) => id.slice(6)).sort()).toEqual([...guestsOf("midwinter")].sort());
    for (const { at } of guests) {
      expect(Math.hypot(at[0] - x, at[2] - z)).toBeLessThan(GREEN_RADIUS - 0.15);
      expect(edgeDistance(at[0], at[2])).toBeLessThan(-0.1);
    }
  }
});

test("with each hand more guests are pressed", () => {
  const counts = [0, 1, 2, 3].map((hands) => {
    const look = lookOf("hay", { hands, guests: guestsAfter("hay", hands) });
    return greenScenery(traitsOf(417), "highSun", false, look).things.length;
  });
  expect(counts).toEqual([2, 3, 4, 5]);
});

test("the pedlar who passes by stands on the plank, and is pressed there", () => {
  for (const traits of oneOfEachPlan) {
    const { plank } = greenPlaceOf(traits, planOf(traits));
    const look = lookOf("maypole", { guests: [...guestsOf("maypole"), "pedlar"] });
    const { parts, things } = greenScenery(traits, "seedtime", false, look);
    const pedlar = things.find(({ id }) => id === "guest pedlar")!;
    expect(Math.hypot(pedlar.at[0] - plank.at[0], pedlar.at[2] - plank.at[2])).toBeLessThan(0.4);
    expect(isInFrame(parts)).toBe(true);
    expect(count(parts)).toBeLessThanOrEqual(3_400);
  }
});

const ABOUT = [
  [0, 0],
  [0.28, 0],
  [-0.28, 0],
  [0, 0.2],
  [0, -0.2],
] as const;

/** The plots of which not one of five points is seen past these parts. */
const hiddenBy = (parts: readonly Part[], traits: FieldTraits): number[] => {
  const sees = seesPast(parts);
  return plotPlaces(planOf(traits)).flatMap(({ x, y, z, axis: [ax, az] }, n) =>
    ABOUT.some(([a, b]) => sees([x + ax * a - az * b, y + 0.16, z + az * a + ax * b])) ? [] : [n],
  );
};

const fieldsTried = Array.from({ length: soak(230, 10) }, (_, i) => traitsOf(i * soak(1, 23)));

test("it keeps within the frame, and leaves something of every plot in sight", () => {
  for (const [n, traits] of fieldsTried.entries())
    for (const stands of isLong ? all : ([all[n % all.length]!, "longTable"] as const)) {
      const { parts } = greenScenery(traits, "highSun", false, lookOf(stands));
      expect(isInFrame(parts), `field ${traits.id}, ${stands}`).toBe(true);
      expect(hiddenBy(parts, traits), `field ${traits.id}, ${stands}`).toEqual([]);
    }
});

test("nor does the pedlar hide one where he passes by", () => {
  for (const traits of fieldsTried) {
    const asked = guestsOf("maypole");
    const [without, having] = [asked, [...asked, "pedlar" as const]].map(
      (guests) => greenScenery(traits, "highSun", false, lookOf("maypole", { guests })).parts,
    );
    const pedlar = having!.slice(without!.length);
    expect(pedlar.length).toBeGreaterThan(10);
    expect(hiddenBy(pedlar, traits), `field ${traits.id}`).toEqual([]);
  }
});
