// Whoever lives on a field and its whim are seen in its picture: not behind the house, a tree or tall beans.
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import type { Part } from "../../models/parts.ts";
import { type Season, seasons } from "../../models/seasons.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { shareInSight } from "../fixtures/inSight.ts";
import { type FieldTraits, fieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { anchorsOf } from "./anchors.ts";
import { compose } from "./compose.ts";
import { planFor } from "./planFor.ts";
import { seedOf } from "./plans.ts";
import { resident } from "./resident.ts";
import { TO_VIEWER } from "./sight.ts";
import { siteOf } from "./site.ts";
import { whimOn } from "./whim.ts";

/** Less than this of something is not made out. */
const LEAST = 0.35;
/** A barrel at a wall cannot be moved out from behind a well, and a hopscotch is flat. */
const MOST_HIDDEN = 0.02;

const traitsOf = (id: number) => fieldTraits(goldenCollection, id);
const nameOf = (part: Part) => `${part.shape} ${part.colour} ${part.at}`;

/** How much is seen of the resident, and of the whim. */
function seenOn(traits: FieldTraits, season: Season = "highSun"): [number, number] {
  const site = siteOf(traits, { season, lit: false });
  const { parts } = compose(traits, season, "day");
  const share = (thing: readonly Part[]) => {
    const own = new Set(thing.map(nameOf));
    return shareInSight(
      thing,
      parts.filter((part) => !own.has(nameOf(part))),
    );
  };
  return [share(resident(traits, site, { season, lit: false })), share(whimOn(traits, site).parts)];
}

// By the water behind the house, behind a corner, by a gate inside a tree, at a wall behind the oak.
// Behind the crops before the door, the oak, the house's gable, a terrace or a mill; behind a bush or the whim.
it.each([
  523, 270, 715, 1426, 2191, 1707, 760, 2070, 4321, 586, 2857, 4555, 9048, 5597, 580, 4959, 5075,
  435, 2610,
])("shows who lives on field %i", (id) => {
  expect(seenOn(traitsOf(id))[0]).toBeGreaterThan(0.5);
});
// Behind crops before the door, or the oak before the house.
it.each([
  1347, 385, 4545, 3425, 1606, 3751, 3106, 2031, 2951, 87, 1740, 8439, 8410, 2088, 7946, 9599,
])("shows the whim of field %i", (id) => {
  expect(seenOn(traitsOf(id))[1]).toBeGreaterThan(0.4);
});

it.each(seasons)("keeps a lion out from behind sunflowers in %s", (season) => {
  for (const share of seenOn(traitsOf(44), season)) expect(share).toBeGreaterThan(0.5);
});

it("hides next to nobody and nothing on any field", () => {
  const count = soak(3_000, 50);
  const seen = Array.from({ length: count }, (_, n) =>
    seenOn(traitsOf(Math.floor((n * 10_000) / count))),
  );
  for (const thing of [0, 1] as const) {
    const hidden = seen.filter((shares) => shares[thing] < LEAST);
    expect(hidden.length).toBeLessThanOrEqual(count * MOST_HIDDEN);
  }
});

it("turns no door with something on it away from the picture, on all ten thousand", () => {
  for (let id = 0; id < 10_000; id++) {
    const traits = traitsOf(id);
    if (whimOf(traits).at !== "door") continue;
    const open = { whim: { x: 0, z: 0, r: 1 }, resident: { x: 0, z: 0, r: 1 } };
    const field = { trees: [], open, seed: seedOf(traits) };
    const { door } = anchorsOf(traits, planFor(traits), field);
    expect(Math.cos(door.turn - TO_VIEWER), `field ${id}`).toBeGreaterThan(0.5);
  }
});
