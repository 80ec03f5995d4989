// A field laid out but not yet furnished: its plan, what is built on it, its trees, and what is free.
import type { Part } from "../../models/parts.ts";
import type { Vec } from "../../models/pose.ts";
import type { Season } from "../../models/seasons.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import { type Anchors, anchorsOf } from "./anchors.ts";
import { hasLandmark, landmarkOf } from "./features.ts";
import { isFreeOn, roomOn } from "./freeGround.ts";
import { fullestOn, houseOn, inLeaf } from "./fullest.ts";
import type { FreeGroundPredicate, GroundCircle } from "./ground.ts";
import { crownOf, type Tree, treesOf } from "./groves.ts";
import { doorSights, frontSights } from "./houseSights.ts";
import { isInFrame } from "./inFrame.ts";
import { isInTree, leavesDoor } from "./leavesDoor.ts";
import { openGround } from "./openGround.ts";
import { planFor } from "./planFor.ts";
import { dioramaSeed, type FieldPlan } from "./plans.ts";
import {
  across,
  type Sees,
  type SightBlocker,
  seesPastEach,
  seesPastRounds,
  shareSeen,
} from "./sight.ts";
import { seesPast } from "./sightLines.ts";
import { standingOn, takenBy } from "./standing.ts";

/** How a field is laid out, whatever the season and the hour. */
type Layout = {
  readonly plan: FieldPlan;
  readonly seed: number;
  readonly trees: readonly Tree[];
  /** What is built high enough to hide something. */
  readonly standing: readonly SightBlocker[];
  readonly anchors: Anchors;
  /** The ground of all that is built, and of whoever takes the open ground. */
  readonly taken: readonly GroundCircle[];
  readonly free: FreeGroundPredicate;
  readonly sees: Sight;
};

export type Site = Layout & {
  readonly season: Season;
  readonly lit: boolean;
  readonly mark: readonly Part[];
};

/** What is seen past which of the things that stand there. */
type Sight = {
  readonly pastHouse: Sees;
  readonly pastTrees: Sees;
  /** Past house and trees, and all else that is built or sown. */
  readonly pastAll: Sees;
  /** What is at the house is never hidden by it, but where it is turned away. */
  readonly pastAllButHouse: Sees;
  /** Past all that is built and sown. */
  readonly pastBuilt: Sees;
};

/** How high a whim on open ground is, and the tree that it may need there. */
const WHIM = 0.9;
const TREE = 2.2;
/** The ground itself hides nothing. */
const OFF_GROUND = 0.12;
/** A point over the ground, as it is asked about. */
export const overGround = (x: number, z: number, y = 0): Vec => [x, y + OFF_GROUND, z];

/** A crown is no round, and reaches farther here and there. */
const REACH = 0.2 * Math.SQRT2;
const beside = (point: Vec): Vec[] => across(point, [-REACH, REACH]);

/** A round as wide holds every crown: only those before it are asked leaf by leaf. */
const WIDEST = 2;

/** Leaves hang where no round of a crown would be. */
function hidesDoor(traits: FieldTraits, tree: Tree, door: readonly Vec[]): boolean {
  const crown = crownOf(tree);
  if (door.every(seesPastRounds([{ ...crown, r: crown.r * WIDEST }]))) return false;
  return shareSeen(door, seesPast(inLeaf(traits, [tree]))) < 0.5;
}

type SiteLook = {
  readonly season: Season;
  readonly lit: boolean;
  /** Whether what turns comes by itself, and is not built here. */
  readonly moves?: boolean;
};

/** Whoever shows a field shows it at other hours and in other seasons as well: it is laid out once. */
const laidOut = new WeakMap<FieldTraits, Layout>();

export function siteOf(traits: FieldTraits, { season, lit, moves = false }: SiteLook): Site {
  const layout = laidOut.get(traits) ?? layOut(traits);
  laidOut.set(traits, layout);
  const mark = landmarkOf(traits, layout.plan, season, lit, layout.seed, !moves);
  return { ...layout, season, lit, mark };
}

function layOut(traits: FieldTraits): Layout {
  const seed = dioramaSeed(traits);
  const plan = planFor(traits);
  const hasMark = hasLandmark(traits, seed);
  const standing = standingOn(traits, plan, hasMark);
  const built = takenBy(traits, plan, hasMark);
  const room = roomOn(plan, built);
  const past = seesPast(fullestOn(traits, plan));
  const pastHouse = seesPast(houseOn(traits, plan));
  const pastBuilt = seesPastEach(past, pastHouse);
  const front = frontSights(traits, plan, seed).door;
  const open = openGround(
    room,
    pastBuilt,
    isInTree(whimOf(traits).at) ? TREE : WHIM,
    leavesDoor(traits, plan, seed),
  );
  const door = [...doorSights(traits, plan, seed), ...front.flatMap(beside)];
  const holds = (tree: Tree) => isInFrame(inLeaf(traits, [tree]));
  const trees = treesOf(traits, plan, { standing, open, room, seed, door, holds }).filter(
    (tree) => !hidesDoor(traits, tree, front),
  );
  const anchors = anchorsOf(traits, plan, { trees, open, seed });
  const taken = [...built, open.whim, open.resident];
  const free = isFreeOn(roomOn(plan, taken));
  const pastTrees = seesPast(inLeaf(traits, trees));
  const sees: Sight = {
    pastHouse,
    pastTrees,
    pastAll: seesPastEach(pastBuilt, pastTrees),
    pastAllButHouse: seesPastEach(past, pastTrees),
    pastBuilt,
  };
  return { plan, seed, trees, standing, anchors, taken, free, sees };
}
