// Where on a field something may show itself: free ground that is seen, and the plots by what grows there.
import type { Crop } from "../../../farm/tables/crops.ts";
import { cropOf } from "../../../farm/tables/heirlooms.ts";
import { composeDiorama } from "../../../fields/diorama/compose.ts";
import { edgeDistance, type GroundCircle, RADIUS } from "../../../fields/diorama/ground.ts";
import { type PlotPlace, plotPlaces } from "../../../fields/diorama/plots.ts";
import { isShown, nearness } from "../../../fields/diorama/sight.ts";
import { overGround, type Site, siteOf } from "../../../fields/diorama/site.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import type { Point2 } from "../../../models/parts.ts";
import type { Season } from "../../../models/seasons.ts";
import type { PlotLook } from "../plants/looks.ts";
import { framedBeds } from "../plants/tilled.ts";

/** What else is on the farm just now. */
export type SurpriseSurroundings = {
  /** What stands in each plot. */
  readonly plants: readonly PlotLook["plant"][];
  /** The plot by which the can stands; null for whichever is nearest to the viewer. */
  readonly can: number | null;
  /** Ground that others have: the yard, whoever is kept. */
  readonly taken: readonly GroundCircle[];
};

export type PlotWithPlant = {
  readonly n: number;
  readonly place: PlotPlace;
  readonly plant: PlotLook["plant"];
};

export type SurpriseGround = {
  readonly site: Site;
  readonly traits: FieldTraits;
  /** The nearest to the viewer first. */
  readonly plots: readonly PlotWithPlant[];
  readonly plotsOf: (crop: Crop) => readonly PlotWithPlant[];
  readonly can: PlotPlace;
  /** Free rounds of ground that are seen, best first by what is asked; never none. */
  readonly openBy: (order: (at: Point2) => number, room?: number) => Point2;
  readonly isFree: (x: number, z: number, room?: number) => boolean;
  /** From now on somebody has it. */
  readonly claim: (ground: GroundCircle) => void;
};

const STEP = 0.3;
const FROM_EDGE = 0.5;
/** What stands lower is grass and paving, what stands higher is leaves. */
const BODIES = { from: 0.1, to: 1.3 } as const;

export function surpriseGroundOf(
  traits: FieldTraits,
  season: Season,
  { plants, can, taken }: SurpriseSurroundings,
): SurpriseGround {
  const site = siteOf(traits, { season, lit: false });
  const bodies = composeDiorama(traits, season, "day", framedBeds)
    .parts.map(({ at }) => at)
    .filter(([, y]) => y > BODIES.from && y < BODIES.to);
  const own: GroundCircle[] = [...taken];
  const isFree = (x: number, z: number, room = 0.3) =>
    site.free(x, z) &&
    edgeDistance(x, z) > FROM_EDGE &&
    bodies.every(([bx, , bz]) => Math.hypot(bx - x, bz - z) > room) &&
    own.every((one) => Math.hypot(one.x - x, one.z - z) > one.r + room);
  const plots = plotPlaces(site.plan)
    .map((place, n): PlotWithPlant => ({ n, place, plant: plants[n] ?? null }))
    .toSorted((a, b) => nearness(b.place) - nearness(a.place));
  const grid = gridOf();
  const openBy: SurpriseGround["openBy"] = (order, room = 0.3) => {
    const ranked = grid.map((at) => ({ at, rank: order(at) }));
    const best = ranked.toSorted((a, b) => a.rank - b.rank).map(({ at }) => at);
    const isSeen = ([x, z]: Point2) => isShown(overGround(x, z), site.sees.pastAll);
    return (
      best.find((at) => isFree(...at, room) && isSeen(at)) ??
      best.find((at) => isFree(...at, 0.15)) ?? [site.anchors.gate.at[0], site.anchors.gate.at[2]] // A field on which nothing is free has its gate.
    );
  };
  return {
    site,
    traits,
    plots,
    plotsOf: (crop) => plots.filter(({ plant }) => plant !== null && cropOf(plant.what) === crop),
    can: can === null ? plots[0]!.place : plotPlaces(site.plan)[can]!,
    openBy,
    isFree,
    claim: (ground) => own.push(ground),
  };
}

function gridOf(): Point2[] {
  const points: Point2[] = [];
  for (let x = -RADIUS; x <= RADIUS; x += STEP)
    for (let z = -RADIUS; z <= RADIUS; z += STEP)
      if (edgeDistance(x, z) > FROM_EDGE) points.push([x, z]);
  return points;
}
