// A whim is on every field in every season: on the land, off the beds, and where the picture's side sees it.
import { describe, expect, it } from "vitest";
import { hexEdge } from "../../models/ground/island.ts";
import type { Part } from "../../models/parts.ts";
import { seasons } from "../../models/seasons.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { fieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { whims } from "../whims/whims.ts";
import { bedDistance, RADIUS } from "./ground.ts";
import { overGround, siteOf } from "./site.ts";
import { whimOn } from "./whim.ts";

/** What is on the house stands on no ground of its own. */
const onHouse = ["chimney", "door", "flank", "gable", "house", "ridge", "sill", "slope"];
const LOW = 0.45;

/** Two fields of each whim, seasons and hours by turns. */
const byWhim = Map.groupBy(
  Array.from({ length: 10_000 }, (_, id) => fieldTraits(goldenCollection, id)),
  (traits) => whimOf(traits).id,
);
const fields = whims
  .flatMap(({ id }) => byWhim.get(id)!.slice(0, 2))
  .map((traits, i) => {
    const site = siteOf(traits, { season: seasons[i % 4]!, lit: i % 3 === 0 });
    return { traits, site, at: whimOf(traits).at, ...whimOn(traits, site) };
  });

const low = (parts: readonly Part[]) => parts.filter(({ at }) => at[1] < LOW);

describe("whimOn", () => {
  it("puts a whim on every field, inside the hex", () => {
    for (const { traits, parts } of fields) {
      expect(parts.length, `${traits.id}`).toBeGreaterThan(1);
      for (const part of low(parts)) {
        const [x, , z] = part.at;
        const edge = hexEdge(RADIUS, Math.atan2(z, x));
        if (Math.hypot(x, z) > edge) throw new Error(`${traits.id} has it beyond its edge`);
      }
    }
  });

  it("keeps off the beds and out of the house, but for what belongs there", () => {
    for (const { traits, site, at, parts } of fields) {
      const { beds, house } = site.plan;
      for (const {
        at: [x, , z],
      } of low(parts)) {
        if (at !== "bed" && at !== "crown" && at !== "flank" && at !== "house" && at !== "door")
          if (beds.some((bed) => bedDistance(bed, x, z) === 0))
            throw new Error(`${traits.id} has ${at} in a bed`);
        if (!onHouse.includes(at) && Math.hypot(x - house.x, z - house.z) < 0.9)
          throw new Error(`${traits.id} has ${at} in its house`);
      }
    }
  });

  it("lets the picture's side see it, but where no open ground is in sight", () => {
    const hidden = fields.filter(
      ({ traits, site, at, parts }) =>
        !onHouse.includes(at) &&
        // The oak would hide what is in it.
        traits.landmark !== "old-oak" &&
        !parts.some(({ at: [x, y, z] }) => site.sees.pastBuilt(overGround(x, z, y))),
    );
    expect(hidden.length).toBeLessThan(fields.length * 0.02);
  });

  it("shines at night alone", () => {
    for (const { site, parts } of fields)
      if (!site.lit) expect(parts.some(({ glow }) => glow)).toBe(false);
  });
});
