// Small pictures of what grows, drawn from the models of the crops.
import type { Crop } from "../../models/crops/stages.ts";
import bean from "./images/bean.svg?no-inline";
import beanGrowing from "./images/bean-growing.svg?no-inline";
import beet from "./images/beet.svg?no-inline";
import beetGrowing from "./images/beet-growing.svg?no-inline";
import cabbage from "./images/cabbage.svg?no-inline";
import cabbageGrowing from "./images/cabbage-growing.svg?no-inline";
import carrot from "./images/carrot.svg?no-inline";
import carrotGrowing from "./images/carrot-growing.svg?no-inline";
import leek from "./images/leek.svg?no-inline";
import leekGrowing from "./images/leek-growing.svg?no-inline";
import maize from "./images/maize.svg?no-inline";
import maizeGrowing from "./images/maize-growing.svg?no-inline";
import onion from "./images/onion.svg?no-inline";
import onionGrowing from "./images/onion-growing.svg?no-inline";
import pea from "./images/pea.svg?no-inline";
import peaGrowing from "./images/pea-growing.svg?no-inline";
import pumpkin from "./images/pumpkin.svg?no-inline";
import pumpkinGrowing from "./images/pumpkin-growing.svg?no-inline";
import sprout from "./images/sprout.svg?no-inline";
import sunflower from "./images/sunflower.svg?no-inline";
import sunflowerGrowing from "./images/sunflower-growing.svg?no-inline";
import tomato from "./images/tomato.svg?no-inline";
import tomatoGrowing from "./images/tomato-growing.svg?no-inline";
import wheat from "./images/wheat.svg?no-inline";
import wheatGrowing from "./images/wheat-growing.svg?no-inline";

/** As it is brought in. */
export const ripe: Readonly<Record<Crop, string>> = {
  sunflower,
  pea,
  carrot,
  beet,
  onion,
  bean,
  leek,
  tomato,
  cabbage,
  wheat,
  maize,
  pumpkin,
};

/** As it stands in leaf. */
export const growingPictures: Readonly<Record<Crop, string>> = {
  sunflower: sunflowerGrowing,
  pea: peaGrowing,
  carrot: carrotGrowing,
  beet: beetGrowing,
  onion: onionGrowing,
  bean: beanGrowing,
  leek: leekGrowing,
  tomato: tomatoGrowing,
  cabbage: cabbageGrowing,
  wheat: wheatGrowing,
  maize: maizeGrowing,
  pumpkin: pumpkinGrowing,
};

export { sprout };
