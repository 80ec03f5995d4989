// Each surprise of the ground stands in its place on whatever field, is seen and pressed there, and all that can be met at once are light.
import { describe, expect, it, test } from "vitest";
import { soak } from "../../../../test/soak.ts";
import { surprisePlaces } from "../../../farm/describe/surprisePlaces.ts";
import { HOUR } from "../../../farm/numbers/time.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { surprisesAt } from "../../../farm/surprises/surprisesAt.ts";
import { type Surprise, surpriseIds } from "../../../farm/tables/surprises.ts";
import { fieldGround, trialFarm } from "../../../farm/testing/trial.ts";
import { bedDistance, edgeDistance } from "../../../fields/diorama/ground.ts";
import { isInFrame } from "../../../fields/diorama/inFrame.ts";
import { shareInSight } from "../../../fields/diorama/shareInSight.ts";
import { siteOf } from "../../../fields/diorama/site.ts";
import { toTriangles } from "../../../models/lean/toTriangles.ts";
import type { Part } from "../../../models/parts.ts";
import { skySurpriseIds } from "./sky/skySurprises.ts";
import { type GroundSurprise, placings } from "./surprisePlacing.ts";
import { surprisesScenery } from "./surpriseScenery.ts";
import { fieldFor, seasonOfSurprise, surroundingsOf } from "./testing/surpriseField.ts";

const groundIds = Object.keys(placings) as GroundSurprise[];

const shownOn = (surprise: Surprise, from: number, isLit = false) => {
  const traits = fieldFor(surprise, from);
  const season = seasonOfSurprise(surprise);
  return {
    traits,
    site: siteOf(traits, { season, lit: false }),
    scenery: surprisesScenery(traits, season, isLit, [surprise], surroundingsOf(traits)),
  };
};

const count = (parts: readonly Part[]): number => {
  const { solid, glow } = toTriangles(parts, { lean: true, tolerance: 0.045, floor: null, ao: 0 });
  return ((solid?.index.length ?? 0) + (glow?.index.length ?? 0)) / 3;
};

test("each is of the ground or of the sky", () => {
  expect([...groundIds, ...skySurpriseIds].sort()).toEqual([...surpriseIds].sort());
  const { scenery } = shownOn("rainbow", 417);
  expect(scenery).toEqual({ parts: [], things: [] });
});

describe.each(groundIds)("%s", (surprise) => {
  const shown = Array.from({ length: soak(60, 8) }, (_, i) => shownOn(surprise, 3 + i * 17));

  it("stands within field and frame, and is one thing to press", () => {
    for (const { traits, scenery } of shown) {
      const { parts, things } = scenery;
      expect(things.map(({ id }) => id)).toEqual([`surprise ${surprise}`]);
      const [{ at, r, high }] = things as [(typeof things)[number]];
      expect(edgeDistance(at[0], at[2]), `field ${traits.id}`).toBeGreaterThan(-0.1);
      expect(r).toBeGreaterThanOrEqual(0.3);
      expect(high).toBeGreaterThan(0);
      expect(parts.length).toBeGreaterThan(0);
      expect(isInFrame(parts), `field ${traits.id}`).toBe(true);
    }
  });

  it("is in sight past house and trees on most fields", () => {
    const seen = shown.filter(
      ({ site, scenery }) => shareInSight(scenery.parts, site.sees.pastAllButHouse) > 0.5,
    );
    expect(seen.length / shown.length).toBeGreaterThanOrEqual(0.75);
  });
});

test("the hedgehog is at the end of the leeks, the robin on the planks of a bare plot", () => {
  for (const from of [5, 31, 77, 417]) {
    const hedgehog = shownOn("hedgehog", from);
    const [x, , z] = hedgehog.scenery.things[0]!.at;
    const nearest = Math.min(...hedgehog.site.plan.beds.map((bed) => bedDistance(bed, x, z)));
    expect(nearest).toBeGreaterThan(0.1);
    expect(nearest).toBeLessThan(0.5);
    const robin = shownOn("robin", from);
    const at = robin.scenery.things[0]!.at;
    const off = Math.min(...robin.site.plan.beds.map((bed) => bedDistance(bed, at[0], at[2])));
    expect(off).toBeLessThan(0.1);
  }
});

test("glow-worms shine by night, in their own green", () => {
  expect(shownOn("glowWorms", 417).scenery.halos).toEqual([]);
  const { halos, parts } = shownOn("glowWorms", 417, true).scenery;
  expect(halos!.length).toBe(2);
  expect(parts.filter(({ glow }) => glow).map(({ colour }) => colour)).toEqual(
    halos!.map(({ colour }) => colour),
  );
});

test("two that are there at once do not stand in each other", () => {
  const traits = fieldFor("hen", 417);
  const { things } = surprisesScenery(
    traits,
    "hearth",
    false,
    ["foxTracks", "hen"],
    surroundingsOf(traits),
  );
  const [fox, hen] = things as [(typeof things)[number], (typeof things)[number]];
  expect(Math.hypot(fox.at[0] - hen.at[0], fox.at[2] - hen.at[2])).toBeGreaterThan(fox.r);
});

test("whatever is met at one moment takes 700 triangles at most", () => {
  const alone = new Map(
    groundIds.map((surprise) => [surprise, count(shownOn(surprise, 417).scenery.parts)]),
  );
  let most = 0;
  for (let field = 0; field < soak(300, 40); field++) {
    const ground = fieldGround(field * 7);
    const farm = trialFarm(ground);
    const grown = ["leek", "wheat", "sunflower", "sunflower", "pumpkin"] as const;
    for (let day = 0; day < 365; day += 3)
      for (let hour = 0; hour < 24; hour += 2) {
        const at = Date.UTC(2026, 5, 1) + (day * 24 + hour) * HOUR;
        const plots = farm.plots.map((plot, i) => {
          const what = grown[i % grown.length]!;
          const sown = { what, at, grown: what === "pumpkin" ? 1 : 1e12, wet: 0, seen: at };
          return i === 0 ? plot : { ...plot, sown };
        });
        const kept: Farm["kept"] = [
          { kind: "hen", since: at, at, grown: 0, caredUntil: at, prunedAt: at },
        ];
        const here = surprisesAt(ground, { ...farm, plots, kept }, at);
        const sum = here.reduce((all, one) => all + (alone.get(one as GroundSurprise) ?? 0), 0);
        most = Math.max(most, sum);
      }
  }
  expect(most).toBeGreaterThan(300);
  expect(most).toBeLessThanOrEqual(700);
});

test("says of each where, never what", () => {
  for (const surprise of surpriseIds) {
    const words = surprisePlaces[surprise];
    expect(words).toMatch(/^Something [a-z' ]+$/);
    const name = surprise.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(" ");
    for (const word of name) expect(words.toLowerCase()).not.toContain(word.replace(/s$/, ""));
  }
  expect(new Set(Object.values(surprisePlaces)).size).toBe(surpriseIds.length);
});
