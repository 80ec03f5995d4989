// Whoever lives on a field and its whim are seen in its picture: not behind the house, a tree or tall beans.
import { describe, expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import type { Part } from "../../models/parts.ts";
import { type Season, seasons } from "../../models/seasons.ts";
import { snowed } from "../../models/snow.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { type FieldTraits, fieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { anchorsOf } from "./anchors.ts";
import { composeDiorama } from "./compose.ts";
import { planFor } from "./planFor.ts";
import { dioramaSeed } from "./plans.ts";
import { resident } from "./resident.ts";
import { shareInSight } from "./shareInSight.ts";
import { TO_VIEWER } from "./sight.ts";
import { seesPast } from "./sightLines.ts";
import { siteOf } from "./site.ts";
import { whimOn } from "./whim.ts";

/** Less than this of something is nothing, and less than that is not made out at a glance. */
const HIDDEN = 0.15;
const LEAST = 0.35;
/** A cat in a window behind the old oak, boots behind the post of a deep porch. */
const MOST_HALF_HIDDEN = 0.02;

const traitsOf = (id: number) => fieldTraits(goldenCollection, id);
const nameOf = (part: Part) => `${part.shape} ${part.colour} ${part.at}`;

/** How much is seen of the resident, and of the whim. */
function seenOn(traits: FieldTraits, season: Season = "highSun"): [number, number] {
  const site = siteOf(traits, { season, lit: false });
  const { parts } = composeDiorama(traits, season, "day");
  const share = (thing: readonly Part[]) => {
    const own = new Set(thing.map(nameOf));
    return shareInSight(thing, seesPast(parts.filter((part) => !own.has(nameOf(part)))));
  };
  const whim = whimOn(traits, site).parts;
  return [
    share(resident(traits, site, { season, lit: false })),
    // What lies on it in winter is a part of it.
    share(season === "hearth" ? snowed(whim) : whim),
  ];
}

describe("what is in sight on a field", () => {
  // By the water behind the house, behind a corner, by a gate inside a tree, at a wall behind the oak.
  // Behind the crops before the door, the oak, the house's gable, a terrace or a mill; behind a bush or the whim.
  // Under the eave that is turned away; behind the lamp post; on the chimney behind a telescope on the ridge.
  it.each([
    523, 270, 715, 1426, 2191, 1707, 760, 2070, 4321, 586, 2857, 4555, 9048, 5597, 580, 4959, 5075,
    435, 2610, 350, 7300, 7310,
  ])("shows who lives on field %i", (id) => {
    expect(seenOn(traitsOf(id))[0]).toBeGreaterThan(0.5);
  });
  // Behind crops before the door or the side wall, the oak before the house, or other trees; along the walk
  // behind a tree's leaves, a pony or a tern.
  it.each([
    1347, 385, 4545, 3425, 1606, 3751, 3106, 2031, 2951, 87, 1740, 8439, 8410, 2088, 7946, 9599,
    4350, 5750, 8850, 6333, 7506, 2165, 7887,
  ])("shows the whim of field %i", (id) => {
    expect(seenOn(traitsOf(id))[1]).toBeGreaterThan(0.4);
  });

  it.each(seasons)("keeps a lion out from behind sunflowers in %s", (season) => {
    for (const share of seenOn(traitsOf(44), season)) expect(share).toBeGreaterThan(0.5);
  });

  it.each(seasons)("hides nobody and nothing on any field in %s", (season) => {
    const count = soak(3_000, 60);
    const halfHidden: string[] = [];
    // Each field is asked in one season: a fourth of them here.
    for (let n = seasons.indexOf(season); n < count; n += seasons.length) {
      const id = Math.floor((n * 10_000) / count);
      for (const share of seenOn(traitsOf(id), season)) {
        expect(share, `field ${id}`).toBeGreaterThanOrEqual(HIDDEN);
        if (share < LEAST) halfHidden.push(`field ${id}`);
      }
    }
    const most = Math.floor((count / seasons.length) * MOST_HALF_HIDDEN);
    expect(halfHidden.slice(most)).toEqual([]);
  });

  it("turns no door with something on it away from the picture, on all ten thousand", () => {
    for (let id = 0; id < 10_000; id++) {
      const traits = traitsOf(id);
      if (whimOf(traits).at !== "door") continue;
      const open = { whim: { x: 0, z: 0, r: 1 }, resident: { x: 0, z: 0, r: 1 } };
      const field = { trees: [], open, seed: dioramaSeed(traits) };
      const { door } = anchorsOf(traits, planFor(traits), field);
      expect(Math.cos(door.turn - TO_VIEWER), `field ${id}`).toBeGreaterThan(0.5);
    }
  });
});
