// What stands on the pictures of fields: twelve crops, and five that suit each soil, for ever. Whatever joins the game later redraws no picture that was published.
import type { Crop } from "../../models/crops/stages.ts";
import type { KindOf } from "../odds.ts";

/** The order is that of chance. */
export const picturedCrops: readonly Crop[] = [
  "carrot",
  "cabbage",
  "wheat",
  "sunflower",
  "pumpkin",
  "tomato",
  "leek",
  "bean",
  "pea",
  "beet",
  "onion",
  "maize",
];

export const picturedLikes: Readonly<
  Record<KindOf<"soil">, readonly [Crop, Crop, Crop, Crop, Crop]>
> = {
  loam: ["cabbage", "sunflower", "bean", "pumpkin", "carrot"],
  clay: ["wheat", "cabbage", "bean", "leek", "maize"],
  sand: ["carrot", "onion", "beet", "tomato", "sunflower"],
  chalk: ["cabbage", "pea", "wheat", "beet", "onion"],
  silt: ["pumpkin", "maize", "leek", "pea", "tomato"],
  peat: ["tomato", "leek", "carrot", "onion", "pumpkin"],
};
