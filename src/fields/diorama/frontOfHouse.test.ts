// The house of a field is seen in its picture: nothing and nobody stands before its door, or before most of its front.
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { pointsOfCottage } from "../../models/buildings/cottageShapes.ts";
import type { Vec } from "../../models/pose.ts";
import { type Season, seasons } from "../../models/seasons.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { type FieldTraits, fieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimPlace } from "../whims/whims.ts";
import { waterOf } from "./features.ts";
import { onHouse } from "./glow.ts";
import { fieldEdges, growTree } from "./growth.ts";
import { cropSights } from "./houseSights.ts";
import { planting } from "./planting.ts";
import { resident } from "./resident.ts";
import { seesPast } from "./sightLines.ts";
import { siteOf } from "./site.ts";
import { whimOn } from "./whim.ts";

/** What a whim adds to the house itself hides nothing of it. */
const ofHouse: readonly WhimPlace[] = [
  "chimney",
  "door",
  "flank",
  "gable",
  "house",
  "ridge",
  "sill",
  "slope",
];

/** How much of the door and of the front is seen past all that grows, stands and lives on the field. */
function seenOf(traits: FieldTraits, season: Season): { door: number; front: number } {
  const look = { season, lit: false };
  const site = siteOf(traits, look);
  const { plan, seed, mark, trees } = site;
  const { door, wall, eave } = pointsOfCottage(traits.cottage);
  const at = (x: number, y: number, z: number) => onHouse(plan, seed, x, y, z);
  const out = door.at[2] + 0.02;
  const doorPoints = [-0.2, 0, 0.2].flatMap((aside) =>
    [0.15, 0.4, 0.65].map((y) => at(door.at[0] + aside, y, out)),
  );
  const top = eave.at[1] + 0.65;
  const frontPoints = [-0.75, -0.35, 0, 0.35, 0.75].flatMap((side) =>
    [0.15, 0.4, 0.65, 0.9].map((up) =>
      at(side * wall.at[0] * (up > 0.65 ? 0.5 : 1), up * top, out),
    ),
  );
  const sees = seesPast([
    ...planting(traits, season, plan.beds, cropSights(traits, plan, seed)),
    ...mark,
    ...trees.flatMap((tree) => growTree(traits, tree, season)),
    ...waterOf(traits, plan, season, seed),
    ...fieldEdges(traits, plan, season, seed),
    ...(ofHouse.includes(whimOf(traits).at) ? [] : whimOn(traits, site).parts),
    ...resident(traits, site, look),
  ]);
  const share = (points: readonly Vec[]) => points.filter(sees).length / points.length;
  return { door: share(doorPoints), front: share(frontPoints) };
}

const LEAST = { door: 0.4, front: 0.5 };
const traitsOf = (id: number) => fieldTraits(goldenCollection, id);

// Behind sunflowers, maize on a terrace, a bee tree, a well, the crown of an oak; where every crop is tall;
// where leaves hang before the door, stones, hives with their tree, and the heirloom's own row;
// behind the tree of a lantern or a swing, a lighthouse, a bath, a stove, a mast, an owl on its post.
const once = [
  2752, 936, 2000, 7920, 1740, 2060, 3220, 400, 133, 4736, 7906, 7270, 6049, 1899, 288, 3870, 4050,
  4871, 4929,
];
it.each(once)("shows the house of field %i", (id) => {
  for (const season of ["highSun", "leafFall", "hearth"] as const) {
    const { door, front } = seenOf(traitsOf(id), season);
    expect(door, `door in ${season}`).toBeGreaterThan(LEAST.door);
    expect(front, `front in ${season}`).toBeGreaterThan(LEAST.front);
  }
});

it.each(seasons)("hides no house on any field in %s", (season) => {
  const count = soak(3_000, 60);
  // Each field is asked in one season: a fourth of them here.
  const others = seasons.length;
  for (let n = (seasons.indexOf(season) + others - 1) % others; n < count; n += others) {
    const id = Math.floor((n * 10_000) / count);
    const { door, front } = seenOf(traitsOf(id), season);
    expect(door, `door of field ${id} in ${season}`).toBeGreaterThan(LEAST.door);
    expect(front, `front of field ${id} in ${season}`).toBeGreaterThan(LEAST.front);
  }
});
