// Puts a whole field together as one model: land, beds, cottage, water, landmark, trees, and its lamps (procedural generation).
import type { CottagePaint } from "../../models/buildings/cottagePaint.ts";
import { cottageOf } from "../../models/buildings/cottages.ts";
import { lampPost } from "../../models/buildings/lampPost.ts";
import { hexLand, type LandTones } from "../../models/ground/hexLand.ts";
import { path } from "../../models/ground/path.ts";
import { type TerraceTones, terrace } from "../../models/ground/terrace.ts";
import { type Part, type Point2, placed, type Vec } from "../../models/parts.ts";
import type { Season } from "../../models/seasons.ts";
import { snowed } from "../../models/snow.ts";
import type { Hour, Lamp } from "../../scene/light/hours.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { Anchors } from "./anchors.ts";
import { beasts, type GrazingBeast, onField } from "./beasts.ts";
import { type Rotor, sailsOf, waterOf } from "./features.ts";
import { isFreeOn, roomOn } from "./freeGround.ts";
import { LAMP } from "./fullest.ts";
import {
  dioramaLamps,
  type Halo,
  HOUSE_SIZE,
  halosIn,
  halosOf,
  houseAngle,
  lampsIn,
} from "./glow.ts";
import { type GroundCircle, RADIUS } from "./ground.ts";
import { fieldEdges, fieldMeadow, growTree } from "./growth.ts";
import { cropSights } from "./houseSights.ts";
import { hensByWalk, life } from "./life.ts";
import { dioramaSeed, type FieldPlan } from "./plans.ts";
import { planting } from "./planting.ts";
import { resident, residentPlace } from "./resident.ts";
import { shareInSight } from "./shareInSight.ts";
import { seesPast } from "./sightLines.ts";
import { siteOf } from "./site.ts";
import { landTones } from "./tones.ts";
import { whimOn } from "./whim.ts";

export type Diorama = {
  readonly parts: readonly Part[];
  /** Where things may be put on it. */
  readonly anchors: Anchors;
  /** Lit from evening on. */
  readonly lamps: readonly Lamp[];
  readonly halos: readonly Halo[];
  /** What is not among the parts, as it turns, where that was asked for; null where nothing does. */
  readonly sails?: Rotor | null;
  /** Nor are the animals, where that was asked for. */
  readonly herd?: readonly GrazingBeast[];
  /** Where smoke rises; null where something else is on the chimney. */
  readonly smokes?: Vec | null;
};

/** What lies in the beds: by itself whatever the season has there. */
export type Tilled = (traits: FieldTraits, season: Season, plan: FieldPlan) => Part[];
/** What somebody who farms the field has of it for themselves. */
export type FarmedField = {
  readonly paint?: CottagePaint;
  /** Ground that small company and flowers keep off. */
  readonly keptFree?: readonly GroundCircle[];
  /** What of it is not grazed: of the rest the animals had theirs first. */
  readonly notGrazed?: readonly GroundCircle[];
};

const planted: Tilled = (traits, season, plan) =>
  planting(traits, season, plan.beds, cropSights(traits, plan, dioramaSeed(traits)));

export function composeDiorama(
  traits: FieldTraits,
  season: Season,
  hour: Hour,
  tilled: Tilled = planted,
  /** Whether what turns and what grazes comes by itself: nothing else is another. */
  moves = false,
  { paint = {}, keptFree = [], notGrazed = [] }: FarmedField = {},
): Diorama {
  const lit = hour !== "day";
  const isWinter = season === "hearth";
  const site = siteOf(traits, { season, lit, moves });
  const { plan, seed, mark, trees, anchors } = site;
  const { house, lamp } = plan;
  const whim = whimOn(traits, site);
  const at = residentPlace(traits, site).at;
  const own: GroundCircle[] = at[1] < LOW ? [{ x: at[0], z: at[2], r: 0.4 }] : [];
  const had = [...site.taken, ...whim.ground, ...own];
  const taken = [...had, ...keptFree];
  const free = isFreeOn(roomOn(plan, taken));
  // Small company keeps out of the way of what is to be seen, too.
  const before = [anchors.open.whim, anchors.open.resident, ...whim.ground, ...own].flatMap(
    inFrontOf,
  );
  const aside = isFreeOn(roomOn(plan, [...taken, ...before]));
  const grazed = isFreeOn(roomOn(plan, [...had, ...notGrazed, ...before]));
  const dweller = resident(traits, site, { season, lit });
  const isInNoWay = (one: readonly Part[]) => !standsBefore(one, [dweller, whim.parts]);
  const inNoWay = (company: readonly Part[][]) => company.filter(isInNoWay).flat();
  const tones = landTones(traits.soil, traits.region, season);
  const things = [
    ...plan.terraces.flatMap(({ corners, height }, i) =>
      terrace({ corners, height, banks: plan.banks }, stepTones(tones), seed + i),
    ),
    ...path(plan.walk, 0.62, 3),
    ...path(doorwayOf(anchors.door.at, plan), 0.5, 5),
    ...placed(
      cottageOf(traits.cottage, { lit, snow: isWinter, paint }),
      [house.x, 0, house.z],
      houseAngle(plan, seed),
      HOUSE_SIZE,
    ),
    ...waterOf(traits, plan, season, seed),
    ...mark,
    ...placed(lampPost(lit), [lamp[0], 0, lamp[1]], LAMP.turn, LAMP.size),
    ...fieldEdges(traits, plan, season, seed),
    ...whim.parts,
    ...inNoWay(
      life(traits, plan, season, seed, aside, [...whim.ground, ...own, ...before, ...keptFree]),
    ),
  ];
  const herd = beasts(traits, trees, season, seed, grazed).filter((one) => isInNoWay(onField(one)));
  const parts = [
    ...hexLand(RADIUS, tones, seed),
    ...tilled(traits, season, plan),
    ...(isWinter ? snowed(things) : things),
    ...trees.flatMap((tree) => growTree(traits, tree, season)),
    ...dweller,
    ...inNoWay(hensByWalk(plan, aside, seed)),
    ...(moves ? [] : herd.flatMap(onField)),
    ...fieldMeadow(traits, season, seed, free),
  ];
  return {
    parts,
    anchors,
    lamps: lit ? [...dioramaLamps(traits, plan, seed), ...lampsIn(whim.parts)] : [],
    halos: lit ? [...halosOf(traits, plan, seed), ...halosIn(whim.parts)] : [],
    ...(moves && {
      sails: sailsOf(traits, plan, seed),
      herd,
      smokes: smokesAt(traits, anchors, at),
    }),
  };
}

/** A bird that sits on the chimney would not stay in its smoke, and a crooked one is another mouth. */
function smokesAt(traits: FieldTraits, { chimney }: Anchors, dweller: Vec): Vec | null {
  const isTaken = whimOf(traits).at === "chimney" || chimney.at.every((v, i) => v === dweller[i]);
  return isTaken ? null : chimney.at;
}

/** A hen may stand before the foot of something, not more. */
const MOST_HIDDEN = 0.3;
const standsBefore = (one: readonly Part[], things: readonly (readonly Part[])[]): boolean => {
  const sees = seesPast(one);
  return things.some((thing) => shareInSight(thing, sees) < 1 - MOST_HIDDEN);
};

/** Whoever sits higher takes no ground. */
const LOW = 0.5;
/** The ground towards the viewer, as far as a bush on it would hide something. */
const inFrontOf = ({ x, z, r }: GroundCircle): GroundCircle[] =>
  [0.5, 1].map((way) => ({ x: x + way, z: z + way, r: Math.min(0.5, r) }));

const stepTones = ({ turf, fringe }: LandTones): TerraceTones => ({
  turf: turf[1] ?? turf[0],
  low: fringe[0],
});

/** From the doorstep to the walk: its own way, or to the nearest point of it. */
function doorwayOf([x, , z]: Vec, { walk, doorway, house }: FieldPlan): Point2[] {
  const out = 0.42 / Math.hypot(x - house.x, z - house.z);
  const step: Point2 = [x + (x - house.x) * out, z + (z - house.z) * out];
  if (doorway.length > 0) return [step, ...doorway];
  const nearest = walk.toSorted((a, b) => away(a, step) - away(b, step))[0]!;
  return [step, nearest];
}

const away = ([ax, az]: Point2, [bx, bz]: Point2) => Math.hypot(ax - bx, az - bz);
