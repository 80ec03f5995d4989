// What does well in each soil.
import type { Crop } from "../models/crops/stages.ts";
import type { KindOf } from "./odds.ts";

export const likedCrops: Record<KindOf<"soil">, readonly [Crop, Crop, Crop, Crop, Crop]> = {
  loam: ["cabbage", "sunflower", "bean", "pumpkin", "carrot"],
  clay: ["wheat", "cabbage", "bean", "leek", "maize"],
  sand: ["carrot", "onion", "beet", "tomato", "sunflower"],
  chalk: ["cabbage", "pea", "wheat", "beet", "onion"],
  silt: ["pumpkin", "maize", "leek", "pea", "tomato"],
  peat: ["tomato", "leek", "carrot", "onion", "pumpkin"],
};
