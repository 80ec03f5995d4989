// Puts a whole field together as one model: land, beds, cottage, water, landmark, trees, and its lamps.
import { cottageOf } from "../../models/buildings/cottages.ts";
import { lampPost } from "../../models/buildings/lampPost.ts";
import { hexLand } from "../../models/ground/hexLand.ts";
import { path } from "../../models/ground/path.ts";
import { type Part, placed } from "../../models/parts.ts";
import type { Season } from "../../models/seasons.ts";
import type { Hour, Lamp } from "../../scene/light/hours.ts";
import type { FieldTraits } from "../traits.ts";
import { type Anchors, anchorsOf } from "./anchors.ts";
import { beasts } from "./beasts.ts";
import { landmarkOf, waterOf } from "./features.ts";
import { type Halo, HOUSE_SIZE, halosOf, houseTurn, lampsOf } from "./glow.ts";
import { isFree, RADIUS, type Spot } from "./ground.ts";
import { grown, meadow, sides, treesOf } from "./growth.ts";
import { LAMP, type Layout, layoutOf, stream, WATER } from "./layout.ts";
import { life } from "./life.ts";
import { openGround } from "./openGround.ts";
import { planting } from "./planting.ts";
import { standingOn } from "./standing.ts";
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
  const seed = traits.whim % 100_003;
  const { parts: beds, beds: plan } = planting(traits, season);
  const layout = layoutOf(traits);
  const { house, walk } = layout;
  const mark = landmarkOf(traits, layout, season, lit, seed);
  const hasMark = mark.length > 0;
  const standing = spotsOf(traits, hasMark, layout);
  const open = openGround(standingOn(traits, layout, hasMark), standing, plan);
  const trees = treesOf(traits, layout, open, seed);
  const anchors = anchorsOf(traits, layout, { beds: plan, trees, open, seed });
  const taken = [...standing, open.whim, open.resident];
  const free = (x: number, z: number) => isFree(plan, taken, x, z);
  const parts = [
    ...hexLand(RADIUS, landTones(traits.soil, traits.region, season), seed),
    ...beds,
    ...path(walk, 0.66, 3),
    ...placed(
      cottageOf(traits.cottage, { lit, snow: season === "hearth" }),
      [house.x, 0, house.z],
      houseTurn(seed),
      HOUSE_SIZE,
    ),
    ...waterOf(traits, season, seed),
    ...mark,
    ...placed(lampPost(lit), [LAMP.x, 0, LAMP.z], 0.3, 0.86),
    ...trees.flatMap((tree) => grown(traits, tree, season)),
    ...sides(traits, season, seed),
    ...life(traits, season, seed, free),
    ...beasts(traits, layout, season, seed, free),
    ...meadow(traits, season, seed, free),
  ];
  return {
    parts,
    anchors,
    lamps: lit ? lampsOf(traits, layout, seed) : [],
    halos: lit ? halosOf(traits, layout, seed) : [],
  };
}

function spotsOf({ water }: FieldTraits, hasMark: boolean, { house, mark, walk }: Layout): Spot[] {
  const way = walk.flatMap(([x, z], i): Spot[] => {
    const [nx, nz] = walk[Math.min(i + 1, walk.length - 1)]!;
    return [
      { x, z, r: 0.5 },
      { x: (x + nx) / 2, z: (z + nz) / 2, r: 0.5 },
    ];
  });
  const flow = water === "stream" ? stream.map(([x, z]): Spot => ({ x, z, r: 0.85 })) : [WATER];
  return [house, LAMP, ...way, ...flow, ...(hasMark ? [mark] : [])];
}
