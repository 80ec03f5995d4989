// All that is built and sown on a field, as high as it ever stands: places are chosen past it in every season.
import { cottageOf } from "../../models/buildings/cottages.ts";
import { lampPost } from "../../models/buildings/lampPost.ts";
import { terrace } from "../../models/ground/terrace.ts";
import { type Part, placed } from "../../models/parts.ts";
import type { FieldTraits } from "../traits.ts";
import { landmarkOf, waterOf } from "./features.ts";
import { HOUSE_SIZE, houseAngle } from "./glow.ts";
import type { Tree } from "./groves.ts";
import { fieldEdges, growTree } from "./growth.ts";
import { cropSights } from "./houseSights.ts";
import { dioramaSeed, type FieldPlan } from "./plans.ts";
import { planting } from "./planting.ts";

/** When the trees hide the most. */
const SEASON = "highSun";
/** Beans are high in summer, sunflowers when they ripen, and leeks stand through the winter. */
const HIGH = ["highSun", "leafFall", "hearth"] as const;
/** How the lamp post stands on every field. */
export const LAMP = { turn: 0.3, size: 0.86 } as const;
/** Nobody sees these. */
const TONE = "#000000";

export const houseOn = (traits: FieldTraits, plan: FieldPlan): Part[] =>
  placed(
    cottageOf(traits.cottage, { lit: false, snow: false }),
    [plan.house.x, 0, plan.house.z],
    houseAngle(plan, dioramaSeed(traits)),
    HOUSE_SIZE,
  );

/** All but the house and the trees. */
export function fullestOn(traits: FieldTraits, plan: FieldPlan): Part[] {
  const seed = dioramaSeed(traits);
  return [
    ...plan.terraces.flatMap(({ corners, height }, i) =>
      terrace({ corners, height, banks: plan.banks }, { turf: TONE, low: TONE }, seed + i),
    ),
    ...waterOf(traits, plan, SEASON, seed),
    ...landmarkOf(traits, plan, SEASON, false, seed),
    ...placed(lampPost(false), [plan.lamp[0], 0, plan.lamp[1]], LAMP.turn, LAMP.size),
    ...fieldEdges(traits, plan, SEASON, seed),
    ...HIGH.flatMap((season) =>
      planting(traits, season, plan.beds, cropSights(traits, plan, seed)),
    ),
  ];
}

export const inLeaf = (traits: FieldTraits, trees: readonly Tree[]): Part[] =>
  trees.flatMap((tree) => growTree(traits, tree, SEASON));
