// Puts a whole field together as one model: land, beds, cottage, water, landmark, trees, and its lamps.
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
import { type Anchors, anchorsOf } from "./anchors.ts";
import { beasts } from "./beasts.ts";
import { landmarkOf, waterOf } from "./features.ts";
import { type Halo, HOUSE_SIZE, halosOf, houseAngle, lampsOf } from "./glow.ts";
import { RADIUS } from "./ground.ts";
import { treesOf } from "./groves.ts";
import { grown, meadow, sides } from "./growth.ts";
import { hens, life } from "./life.ts";
import { openGround } from "./openGround.ts";
import { type Plan, planOf, seedOf } from "./plans.ts";
import { planting } from "./planting.ts";
import { resident } from "./resident.ts";
import { freeOf, roomBetween, standingOn, takenBy } from "./standing.ts";
import { landTones } from "./tones.ts";

export type Diorama = {
  readonly parts: readonly Part[];
  /** Where things may be put on it. */
  readonly anchors: Anchors;
  /** Lit from evening on. */
  readonly lamps: readonly Lamp[];
  readonly halos: readonly Halo[];
};

export function compose(traits: FieldTraits, season: Season, hour: Hour): Diorama {
  const lit = hour !== "day";
  const seed = seedOf(traits);
  const isWinter = season === "hearth";
  const plan = planOf(traits);
  const { house, lamp } = plan;
  const mark = landmarkOf(traits, plan, season, lit, seed);
  const hasMark = mark.length > 0;
  const standing = standingOn(traits, plan, hasMark);
  const built = takenBy(traits, plan, hasMark);
  const room = roomBetween(built, plan);
  const open = openGround(standing, plan.beds, room);
  const trees = treesOf(traits, plan, { standing, open, room, seed });
  const anchors = anchorsOf(traits, plan, { trees, open, seed });
  const free = freeOf([...built, open.whim, open.resident], plan);
  const tones = landTones(traits.soil, traits.region, season);
  const things = [
    ...plan.terraces.flatMap(({ corners, height }, i) =>
      terrace({ corners, height, banks: plan.banks }, stepTones(tones), seed + i),
    ),
    ...path(plan.walk, 0.62, 3),
    ...path(doorwayOf(anchors.door.at, plan), 0.5, 5),
    ...placed(
      cottageOf(traits.cottage, { lit, snow: isWinter }),
      [house.x, 0, house.z],
      houseAngle(plan, seed),
      HOUSE_SIZE,
    ),
    ...waterOf(traits, plan, season, seed),
    ...mark,
    ...placed(lampPost(lit), [lamp[0], 0, lamp[1]], 0.3, 0.86),
    ...sides(traits, plan, season, seed),
    ...life(traits, plan, season, seed, free),
  ];
  const parts = [
    ...hexLand(RADIUS, tones, seed),
    ...planting(traits, season, plan.beds),
    ...(isWinter ? snowed(things) : things),
    ...trees.flatMap((tree) => grown(traits, tree, season)),
    ...resident(traits, anchors, { season, lit }),
    ...hens(plan, free, seed),
    ...beasts(traits, trees, season, seed, free),
    ...meadow(traits, season, seed, free),
  ];
  return {
    parts,
    anchors,
    lamps: lit ? lampsOf(traits, plan, seed) : [],
    halos: lit ? halosOf(traits, plan, seed) : [],
  };
}

const stepTones = ({ turf, fringe }: LandTones): TerraceTones => ({
  turf: turf[1] ?? turf[0],
  low: fringe[0],
});

/** From the doorstep to the walk: its own way, or to the nearest point of it. */
function doorwayOf([x, , z]: Vec, { walk, doorway, house }: Plan): Point2[] {
  const out = 0.42 / Math.hypot(x - house.x, z - house.z);
  const step: Point2 = [x + (x - house.x) * out, z + (z - house.z) * out];
  if (doorway.length > 0) return [step, ...doorway];
  const nearest = walk.toSorted((a, b) => away(a, step) - away(b, step))[0]!;
  return [step, nearest];
}

const away = ([ax, az]: Point2, [bx, bz]: Point2) => Math.hypot(ax - bx, az - bz);
