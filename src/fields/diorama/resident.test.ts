// Every field's resident is met in every season: on the field, clear of what stands there, looking this way.
import { describe, expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { hexEdge } from "../../models/ground/island.ts";
import { seasons } from "../../models/seasons.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { residentOf } from "../residents/residentOf.ts";
import { fieldTraits } from "../traits.ts";
import { roomOn } from "./freeGround.ts";
import { bedDistance, RADIUS } from "./ground.ts";
import { resident, residentPlace } from "./resident.ts";
import { siteOf } from "./site.ts";
import { takenBy } from "./standing.ts";

const FIELDS = 500;
/** Of a kind: to lay out a field takes longer than all that is asked of it. */
const most = soak(FIELDS, 2);

/** Those whose resident is one of the first of its kind. */
function chosen(): number[] {
  const met = new Map<string, number>();
  return Array.from({ length: FIELDS }, (_, i) => i * 19).filter((id) => {
    const { kind } = residentOf(fieldTraits(goldenCollection, id));
    met.set(kind, (met.get(kind) ?? 0) + 1);
    return met.get(kind)! <= most;
  });
}

const laidOut = (id: number) => {
  const traits = fieldTraits(goldenCollection, id);
  const site = siteOf(traits, { season: "highSun", lit: false });
  const built = takenBy(traits, site.plan, site.mark.length > 0);
  return { traits, site, room: roomOn(site.plan, built).taken };
};
const fields = chosen().map(laidOut);

describe("resident", () => {
  it("is there in every season, by day and by night, and within the field", () => {
    for (const { traits, site } of fields)
      for (const season of seasons)
        for (const lit of [false, true]) {
          const parts = resident(traits, site, { season, lit });
          expect(parts.length).toBeGreaterThan(1);
          for (const { at } of parts) {
            const [x, y, z] = at;
            const edge = hexEdge(RADIUS, Math.atan2(z, x));
            if (!(Math.hypot(x, z) < edge && y > -0.2))
              throw new Error(`${residentOf(traits).kind} of field ${traits.id} leaves it`);
          }
        }
  });

  it("stands on grass that nothing else has, or on the very thing its habit names", () => {
    for (const { traits, site, room } of fields) {
      const place = residentPlace(traits, site);
      if (place.room === undefined) continue;
      const [x, , z] = place.at;
      const { kind } = residentOf(traits);
      expect(room(x, z) + 1e-9, `${kind} of ${traits.id}`).toBeGreaterThanOrEqual(place.room);
      for (const bed of site.plan.beds) expect(bedDistance(bed, x, z)).toBeGreaterThan(place.room);
    }
  });

  it("looks at the picture, not away from it", () => {
    for (const { traits, site } of fields) {
      const { turn } = residentPlace(traits, site);
      const { kind } = residentOf(traits);
      expect(Math.cos(turn - Math.PI / 4), `${kind} of ${traits.id}`).toBeGreaterThan(0);
    }
  });
});
