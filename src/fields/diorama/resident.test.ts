// Every field's resident is met in every season: on the field, clear of what stands there, looking this way.
import { describe, expect, it } from "vitest";
import { hexEdge } from "../../models/ground/island.ts";
import { seasons } from "../../models/seasons.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { residentOf } from "../residents/residentOf.ts";
import { fieldTraits } from "../traits.ts";
import { anchorsOf } from "./anchors.ts";
import { landmarkOf } from "./features.ts";
import { bedDistance, RADIUS } from "./ground.ts";
import { treesOf } from "./groves.ts";
import { openGround } from "./openGround.ts";
import { planOf, seedOf } from "./plans.ts";
import { placeOf, resident } from "./resident.ts";
import { roomBetween, standingOn, takenBy } from "./standing.ts";

const FIELDS = 500;

const laidOut = (id: number) => {
  const traits = fieldTraits(goldenCollection, id);
  const plan = planOf(traits);
  const seed = seedOf(traits);
  const hasMark = landmarkOf(traits, plan, "highSun", false, seed).length > 0;
  const standing = standingOn(traits, plan, hasMark);
  const room = roomBetween(takenBy(traits, plan, hasMark), plan);
  const open = openGround(standing, plan.beds, room);
  const trees = treesOf(traits, plan, { standing, open, room, seed });
  return { traits, plan, room, anchors: anchorsOf(traits, plan, { trees, open, seed }) };
};
const fields = Array.from({ length: FIELDS }, (_, i) => laidOut(i * 19));

describe("resident", () => {
  it("is there in every season, by day and by night, and within the field", () => {
    for (const { traits, anchors } of fields)
      for (const season of seasons)
        for (const lit of [false, true]) {
          const parts = resident(traits, anchors, { season, lit });
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
    for (const { traits, plan, room, anchors } of fields) {
      const place = placeOf(traits, anchors);
      if (place.room === undefined) continue;
      const [x, , z] = place.at;
      const { kind } = residentOf(traits);
      expect(room(x, z) + 1e-9, `${kind} of ${traits.id}`).toBeGreaterThanOrEqual(place.room);
      for (const bed of plan.beds) expect(bedDistance(bed, x, z)).toBeGreaterThan(place.room);
    }
  });

  it("looks at the picture, not away from it", () => {
    for (const { traits, anchors } of fields) {
      const { turn } = placeOf(traits, anchors);
      const { kind } = residentOf(traits);
      expect(Math.cos(turn - Math.PI / 4), `${kind} of ${traits.id}`).toBeGreaterThan(0);
    }
  });
});
