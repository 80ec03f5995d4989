// A field laid out but not yet furnished: its plan, what is built on it, its trees, and what is free.
import type { Part } from "../../models/parts.ts";
import type { Season } from "../../models/seasons.ts";
import type { FieldTraits } from "../traits.ts";
import { type Anchors, anchorsOf } from "./anchors.ts";
import { doorSights, planFor } from "./atDoor.ts";
import { landmarkOf } from "./features.ts";
import type { Free, Spot } from "./ground.ts";
import { type Tree, treesOf } from "./groves.ts";
import { openGround } from "./openGround.ts";
import { type Plan, seedOf } from "./plans.ts";
import { type InSight, type Standing, sightOver } from "./sight.ts";
import { freeOf, roomBetween, standingOn, takenBy } from "./standing.ts";

export type Site = {
  readonly plan: Plan;
  readonly seed: number;
  readonly season: Season;
  readonly lit: boolean;
  readonly mark: readonly Part[];
  readonly trees: readonly Tree[];
  /** What is built high enough to hide something. */
  readonly standing: readonly Standing[];
  readonly anchors: Anchors;
  /** The ground of all that is built, and of whoever takes the open ground. */
  readonly taken: readonly Spot[];
  readonly free: Free;
  readonly isSeen: InSight;
};

export function siteOf(
  traits: FieldTraits,
  { season, lit }: { readonly season: Season; readonly lit: boolean },
): Site {
  const seed = seedOf(traits);
  const plan = planFor(traits);
  const mark = landmarkOf(traits, plan, season, lit, seed);
  const hasMark = mark.length > 0;
  const standing = standingOn(traits, plan, hasMark);
  const built = takenBy(traits, plan, hasMark);
  const room = roomBetween(built, plan);
  const open = openGround(standing, plan.beds, room);
  const door = doorSights(traits, plan, seed);
  const trees = treesOf(traits, plan, { standing, open, room, seed, door });
  const anchors = anchorsOf(traits, plan, { trees, open, seed });
  const taken = [...built, open.whim, open.resident];
  const free = freeOf(taken, plan);
  const isSeen = sightOver(standing, plan.beds);
  return { plan, seed, season, lit, mark, trees, standing, anchors, taken, free, isSeen };
}
