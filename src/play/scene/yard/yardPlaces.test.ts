// Nothing of a yard hides a plot or much of the cottage, on any field, in any season; and there is room for a barn.
import { describe, expect, it } from "vitest";
import { soak } from "../../../../test/soak.ts";
import { bedDistance } from "../../../fields/diorama/ground.ts";
import { frontGrid } from "../../../fields/diorama/houseSights.ts";
import { plotPlaces } from "../../../fields/diorama/plots.ts";
import { shareSeen } from "../../../fields/diorama/sight.ts";
import { seesPast } from "../../../fields/diorama/sightLines.ts";
import { goldenCollection } from "../../../fields/fixtures/golden.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import { seasons } from "../../../models/seasons.ts";
import { fullYard } from "./testing/fullYard.ts";
import { yardOn } from "./yardPlaces.ts";
import { yardScenery } from "./yardScenery.ts";

const COUNT = soak(230, 12);
const fields = Array.from({ length: COUNT }, (_, n) =>
  fieldTraits(goldenCollection, Math.floor((n * 10_000) / COUNT)),
);
/** How high what has come up stands over its plot. */
const PLANTS = 0.25;
const LEAST_FRONT = 0.55;

describe("where a yard stands", () => {
  it("hides no plot, and leaves most of the door and of the front in sight, in every season", () => {
    for (const traits of fields) {
      const { site } = yardOn(traits);
      const { door, front } = frontGrid(traits, site.plan, site.seed);
      const plots = plotPlaces(site.plan);
      for (const season of seasons) {
        const sees = seesPast(yardScenery(traits, season, false, fullYard).parts);
        const told = `field ${traits.id} in ${season}`;
        const hidden = plots.filter(({ x, y, z }) => !sees([x, y + PLANTS, z]));
        expect(hidden, told).toEqual([]);
        expect(shareSeen(door, sees), `the door of ${told}`).toBeGreaterThanOrEqual(LEAST_FRONT);
        expect(shareSeen(front, sees), `the front of ${told}`).toBeGreaterThanOrEqual(LEAST_FRONT);
      }
    }
  });

  it("has a barn on all fields but one of fifty, and a workshop", () => {
    const places = fields.map((traits) => yardOn(traits).places);
    const without = places.filter(({ barn }) => barn === null).length;
    expect(without).toBeLessThanOrEqual(Math.floor(COUNT / 50));
    expect(places.filter(({ shed }) => shed === null).length).toBeLessThanOrEqual(
      Math.floor(COUNT / 50),
    );
  });

  it("has at least five of the gifts that stand on grass, and takes no ground of the beds", () => {
    for (const traits of fields) {
      const { site, places } = yardOn(traits);
      const gifts = Object.values(places.gifts).filter((gift) => gift !== null);
      expect(gifts.length, `field ${traits.id}`).toBeGreaterThanOrEqual(5);
      for (const { x, z, r } of places.ground.keptFree)
        for (const bed of site.plan.beds)
          expect(bedDistance(bed, x, z), `field ${traits.id}`).toBeGreaterThan(Math.min(r, 0.1));
    }
  });

  it("is the same for the same field, however it is asked", () => {
    const [traits] = fields;
    const { places } = yardOn(traits!);
    expect(yardOn({ ...traits! }).places).toEqual(places);
  });
});
