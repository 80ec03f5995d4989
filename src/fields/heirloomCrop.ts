// What each heirloom seed grows into.
import type { Crop } from "../models/crops/stages.ts";
import type { KindOf } from "./odds.ts";

export type Heirloom = KindOf<"heirloom">;

/** Two seeds for each of the twelve crops. */
export const heirloomCrop: Record<Heirloom, Crop> = {
  "amber-flint": "maize",
  "bishops-hat": "pumpkin",
  "blue-goose": "pea",
  candlemas: "leek",
  "cinder-rose": "beet",
  "copper-lantern": "pumpkin",
  "drummers-gold": "wheat",
  "evening-plum": "tomato",
  "fat-alderman": "cabbage",
  ferrymans: "leek",
  "giant-of-marl": "sunflower",
  grandmothers: "bean",
  "hedge-pearl": "onion",
  "honey-crook": "maize",
  kingfisher: "pea",
  "long-tom": "carrot",
  "millers-white": "wheat",
  moonseed: "sunflower",
  "ox-heart": "tomato",
  "parsons-nose": "onion",
  "red-wren": "carrot",
  "saltmarsh-sweet": "beet",
  "tin-whistle": "bean",
  "winter-squire": "cabbage",
};
