// Who and what is kept on the meadow, on grass that neither the yard nor anything else takes; trees where they hide no bed.
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import { composeDiorama } from "../../../fields/diorama/compose.ts";
import { bedDistance, RADIUS } from "../../../fields/diorama/ground.ts";
import { crownOf } from "../../../fields/diorama/groves.ts";
import { frontSights } from "../../../fields/diorama/houseSights.ts";
import { across, nearness, seesPastRounds } from "../../../fields/diorama/sight.ts";
import { overGround, type Site, siteOf } from "../../../fields/diorama/site.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { beehive } from "../../../models/buildings/beehive.ts";
import { hexEdge } from "../../../models/ground/island.ts";
import { goat, sheep } from "../../../models/nature/flock.ts";
import { hen } from "../../../models/nature/hen.ts";
import { seasonTree } from "../../../models/nature/seasonTree.ts";
import type { HexColour } from "../../../models/palette.ts";
import { type Part, type Point2, placed, type Vec } from "../../../models/parts.ts";
import { between } from "../../../models/random.ts";
import type { Season } from "../../../models/seasons.ts";
import { framedBeds } from "../plants/tilled.ts";
import type { SceneThing } from "../things/sceneThing.ts";
import { yardGroundOf, yardOn } from "../yard/yardPlaces.ts";
import { ribbonOf } from "./ribbons.ts";
import type { Scenery } from "./scenery.ts";

type Standing = {
  readonly size: number;
  /** How much room it wants about itself. */
  readonly room: number;
  readonly isTree?: true;
  readonly make: (seed: number, season: Season) => Part[];
};

/** The dots of an apple tree are its fruit. */
const RED: readonly string[] = ["#e2472f", "#d63c27"];
const tree = (fruit: HexColour, ripe: Season): Standing => ({
  size: 0.56,
  room: 0.42,
  isTree: true,
  make: (seed, season) =>
    seasonTree("apple", season, seed).flatMap((part) => {
      if (!RED.includes(part.colour)) return part;
      return season === ripe ? { ...part, colour: fruit, top: fruit } : [];
    }),
});

const all: Record<Exclude<ProducerKind, "oak">, Standing> = {
  hen: { size: 0.82, room: 0.24, make: (seed) => hen(hens[seed % hens.length], seed % 2 === 1) },
  goat: { size: 0.64, room: 0.36, make: () => goat() },
  sheep: { size: 0.66, room: 0.36, make: (seed) => sheep(seed, seed % 2 === 1) },
  hive: { size: 0.8, room: 0.32, make: () => beehive() },
  cherry: tree("#c2243c", "highSun"),
  plum: tree("#6a3f86", "highSun"),
  apple: tree("#d63c27", "leafFall"),
  hazel: tree("#a8743a", "leafFall"),
};
const hens = ["white", "#c98a5a", "#8a5a3c"] as const;

const STEP = 0.28;
const FROM_EDGE = 0.6;
/** What stands in the yard is passed closely. */
const BESIDE_YARD = 0.6;
/** What stands lower than this is grass and paving, what stands higher is leaves. */
const BODIES = { from: 0.1, to: 1.3, apart: 0.34 } as const;

/** What of barn and workshop is asked about. */
const BUILT = { sides: [-0.3, 0.3], heights: [0.25, 0.6] } as const;
/** How high one of them is, of size 1: what is pressed. */
const HIGH = { tree: 2.6, other: 0.9 } as const;

/** The old oak is a part of the land. What finds no room is not shown. */
export function meadowScenery(
  traits: FieldTraits,
  season: Season,
  kept: readonly ProducerKind[],
  /** Which kinds somebody knows. */
  known: readonly ProducerKind[] = [],
): Scenery {
  const yard = yardGroundOf(traits);
  const site = siteOf(traits, { season, lit: false });
  const bodies = composeDiorama(traits, season, "day", framedBeds, false, yard)
    .parts.map(({ at }) => at)
    .filter(([, y]) => y > BODIES.from && y < BODIES.to);
  const seed = site.seed;
  const shown = besideBeds(traits, site);
  const open = grid(seed).filter(
    ([x, z]) =>
      site.free(x, z) &&
      bodies.every(([bx, , bz]) => Math.hypot(bx - x, bz - z) > BODIES.apart) &&
      site.trees.every((one) => Math.hypot(one.x - x, one.z - z) > 0.5),
  );
  // Before the beds a tree would be in the way of hands, too.
  const behind = open.filter(([x, z]) => site.sees.pastBuilt(overGround(x, z, 0.8))).toReversed();
  const standing: { at: Point2; room: number }[] = [];
  const parts: Part[] = [];
  const things: SceneThing[] = [];
  kept.forEach((keep, n) => {
    if (keep === "oak") return;
    const { size, room, isTree, make } = all[keep];
    const fits = ([x, z]: Point2) =>
      standing.every((one) => Math.hypot(one.at[0] - x, one.at[1] - z) > one.room + room) &&
      yard.keptFree.every((one) => Math.hypot(one.x - x, one.z - z) > one.r + room * BESIDE_YARD) &&
      site.plan.beds.every((bed) => bedDistance(bed, x, z) > room - 0.05) &&
      (!isTree || hidesNothing(x, z, size));
    const at = isTree ? behind.find(fits) : open.find(fits);
    if (!at) return;
    standing.push({ at, room });
    const angle = isTree ? 0 : between(-1.4, 0.9, seed, n + 80);
    const foot = [at[0], 0, at[1]] as const;
    const own = seed + 7 * n;
    const worn = known.includes(keep) ? ribbonOf(keep, own % 2 === 1) : [];
    parts.push(...placed([...make(own, season), ...worn], foot, angle, size));
    const high = size * (isTree ? HIGH.tree : HIGH.other);
    things.push({ id: `kept ${n}`, at: foot, r: room * 0.9, high });
  });
  return { parts, things };

  function hidesNothing(x: number, z: number, size: number): boolean {
    const sees = seesPastRounds([crownOf({ x, z, size })]);
    const { beds } = site.plan;
    return (
      shown.every(sees) &&
      beds.every(({ plots, y }) => plots.every(([px, pz]) => sees([px, y + 0.3, pz])))
    );
  }
}

/** House, door, barn and workshop: no tree is to stand before any of them. */
function besideBeds(traits: FieldTraits, { plan, seed }: Site): Vec[] {
  const { barn, shed } = yardOn(traits).places;
  const built = [barn, shed].flatMap((place) => (place ? [place.at] : []));
  return [
    [plan.house.x, 0.6, plan.house.z],
    ...frontSights(traits, plan, seed).door,
    ...built.flatMap((at) => across(at, BUILT.sides, BUILT.heights)),
  ];
}

/** Points of the field, those first that the viewer sees best. */
function grid(seed: number): Point2[] {
  const points: Point2[] = [];
  for (let x = -RADIUS; x <= RADIUS; x += STEP)
    for (let z = -RADIUS; z <= RADIUS; z += STEP) {
      const n = points.length;
      const [px, pz] = [x + between(-0.1, 0.1, seed, n), z + between(-0.1, 0.1, seed, n + 2_000)];
      if (Math.hypot(px, pz) < hexEdge(RADIUS, Math.atan2(pz, px)) - FROM_EDGE)
        points.push([px, pz]);
    }
  return points.toSorted(
    ([ax, az], [bx, bz]) => nearness({ x: bx, z: bz }) - nearness({ x: ax, z: az }),
  );
}
