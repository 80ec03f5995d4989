// Puts a field's whim on it: on the house, in a tree, by the gate, along the walk or on open ground.
import type { Part, Vec } from "../../models/parts.ts";
import { whimShapes } from "../../models/whims/whimShapes.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimPlace } from "../whims/whims.ts";
import type { GroundCircle } from "./ground.ts";
import { bestPlace, type FieldPlace, grassPlace, standIn } from "./places.ts";
import { nearness, TO_VIEWER } from "./sight.ts";
import { overGround, type Site } from "./site.ts";
import { alongWalk, byGate, inWalk } from "./whimByWalk.ts";
import { atHouse, onFlank, onRidge, onSill, onSlope } from "./whimOnHouse.ts";
import { inTree } from "./whimTree.ts";

/** A whim in its place, and the ground that it takes from what else would stand there. */
export type PlacedWhim = {
  readonly parts: readonly Part[];
  readonly ground: readonly GroundCircle[];
};

export function whimOn(traits: FieldTraits, site: Site): PlacedWhim {
  const { id, at } = whimOf(traits);
  const { season, lit } = site;
  const shape = whimShapes[id]({ season, lit, cottage: traits.cottage });
  // By day nothing shines, whatever the furniture of a room does.
  const parts = lit ? shape : shape.map((part) => ({ ...part, glow: false }));
  const place = bestPlace(places[at](parts, site, traits), parts, site.sees.pastAll)!;
  return { parts: [...(place.tree ?? []), ...standIn(parts, place)], ground: place.ground ?? [] };
}

const IN_BED = 0.8;
/** As high as what lies among the leaves. */
const HIGH_IN_BED = 0.25;

/** At the near end of a bed, across it: the nearest bed whose end is seen. */
function inBed(_: readonly Part[], { plan, sees }: Site): readonly FieldPlace[] {
  const ends = plan.beds
    .toSorted((a, b) => nearness(b) - nearness(a))
    .map(({ x, y, z, length, axis: [ax, az] }): FieldPlace => {
      const end = (length / 2 - 0.24) * (ax + az > 0 ? 1 : -1);
      const at: Vec = [x + ax * end, y + 0.1, z + az * end];
      return { at, turn: Math.atan2(-ax, -az), size: IN_BED };
    });
  const isSeen = ({ at: [x, y, z] }: FieldPlace) =>
    sees.pastBuilt(overGround(x, z, y + HIGH_IN_BED));
  return [...ends.filter(isSeen), ...ends];
}

/** Where each may be, the better places first. */
const places: Record<
  WhimPlace,
  (parts: readonly Part[], site: Site, traits: FieldTraits) => Iterable<FieldPlace>
> = {
  bed: inBed,
  bough: inTree,
  chimney: atHouse("chimney"),
  crown: inTree,
  door: atHouse("door"),
  flank: onFlank,
  gable: atHouse("gable"),
  gate: byGate,
  house: atHouse("wall"),
  open: (parts, { anchors, seed }) => [grassPlace(parts, anchors.open.whim, seed)],
  ridge: onRidge,
  sill: onSill,
  slope: onSlope,
  trunk: inTree,
  walk: alongWalk,
  way: inWalk,
  well: (_, { plan: { water } }) => [{ at: [water.x, 0, water.z], turn: TO_VIEWER, size: 1.02 }],
};
