// The harvest festival set.
import { appleBasket } from "../furniture/appleBasket.ts";
import { broodyHen } from "../furniture/broodyHen.ts";
import { bunting } from "../furniture/bunting.ts";
import { ciderBarrel } from "../furniture/ciderBarrel.ts";
import { ciderPress } from "../furniture/ciderPress.ts";
import { harvestGarland } from "../furniture/harvestGarland.ts";
import { hayBaleSeat } from "../furniture/hayBaleSeat.ts";
import { interior } from "../furniture/interior.ts";
import { lanternString, paperLanternPlaces } from "../furniture/lanternString.ts";
import { maypole } from "../furniture/maypole.ts";
import { pumpkinLantern } from "../furniture/pumpkinLantern.ts";
import { pumpkinStack } from "../furniture/pumpkinStack.ts";
import { wheatSheaf } from "../furniture/wheatSheaf.ts";
import { palette } from "../palette.ts";
import { type CatalogueItem, item, top } from "./item.ts";
import { spots } from "./lights.ts";

export const harvest: readonly CatalogueItem[] = [
  item("harvest", "pumpkin-stack", pumpkinStack),
  item("harvest", "hay-bale-seat", hayBaleSeat, {
    surface: top(0.578, 1.1, 0.6),
    tint: ["cloth", interior.russet, interior.russetLight],
  }),
  item("harvest", "cider-press", ciderPress),
  item("harvest", "cider-barrel", ciderBarrel),
  item("harvest", "apple-basket", appleBasket),
  item("harvest", "wheat-sheaf", wheatSheaf, { tint: ["cloth", palette.brick, palette.tomato] }),
  item("harvest", "ribbon-pole", maypole),
  item("harvest", "broody-hen", broodyHen),
  item("harvest", "pumpkin-lantern", pumpkinLantern, { lights: spots("candle", [0, 0.24, 0.5]) }),
  item("harvest", "bunting", bunting, { hangsAt: 3.2 }),
  item("harvest", "harvest-garland", harvestGarland, { hangsAt: 2.5 }),
  item("harvest", "paper-lanterns", lanternString, {
    hangsAt: 3.1,
    lights: spots("lantern", ...paperLanternPlaces),
  }),
];
