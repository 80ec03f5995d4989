// Whoever lives on a field and its whim are seen in its picture: not behind the house, a tree or tall beans.
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import type { Part } from "../../models/parts.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { shareInSight } from "../fixtures/inSight.ts";
import { type FieldTraits, fieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { anchorsOf } from "./anchors.ts";
import { planFor } from "./atDoor.ts";
import { compose } from "./compose.ts";
import { seedOf } from "./plans.ts";
import { resident } from "./resident.ts";
import { TO_VIEWER } from "./sight.ts";
import { siteOf } from "./site.ts";
import { whimOn } from "./whim.ts";

const SEASON = "highSun";
/** Less than this of something is not made out. */
const LEAST = 0.2;
/** A door cannot be moved out from behind a sunflower, and a hopscotch is flat. */
const MOST_HIDDEN = 0.05;

const traitsOf = (id: number) => fieldTraits(goldenCollection, id);
const nameOf = (part: Part) => `${part.shape} ${part.colour} ${part.at}`;

/** How much is seen of the resident, and of the whim. */
function seenOn(traits: FieldTraits): [number, number] {
  const site = siteOf(traits, { season: SEASON, lit: false });
  const { parts } = compose(traits, SEASON, "day");
  const share = (thing: readonly Part[]) => {
    const own = new Set(thing.map(nameOf));
    return shareInSight(
      thing,
      parts.filter((part) => !own.has(nameOf(part))),
    );
  };
  return [
    share(resident(traits, site, { season: SEASON, lit: false })),
    share(whimOn(traits, site).parts),
  ];
}

// By the water behind the house, behind a corner, by a gate inside a tree, at a wall behind the oak.
it.each([523, 270, 715, 1426, 2191, 1707])("shows who lives on field %i", (id) => {
  expect(seenOn(traitsOf(id))[0]).toBeGreaterThan(0.5);
});
it.each([1347, 385, 4545, 3425])("shows the whim of field %i", (id) => {
  expect(seenOn(traitsOf(id))[1]).toBeGreaterThan(0.4);
});

it("hides next to nobody and nothing on any field", () => {
  const count = soak(3_000, 60);
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
