// The bedroom set.
import { alarmClock } from "../furniture/alarmClock.ts";
import { bed } from "../furniture/bed.ts";
import { bedsideLamp } from "../furniture/bedsideLamp.ts";
import { blanketChest } from "../furniture/blanketChest.ts";
import { candle } from "../furniture/candle.ts";
import { chestOfDrawers } from "../furniture/chestOfDrawers.ts";
import { chevalMirror } from "../furniture/chevalMirror.ts";
import { dressingTable } from "../furniture/dressingTable.ts";
import { interior } from "../furniture/interior.ts";
import { nightstand } from "../furniture/nightstand.ts";
import { roundRug } from "../furniture/rugs.ts";
import { singleBed } from "../furniture/singleBed.ts";
import { slippers } from "../furniture/slippers.ts";
import { wardrobe } from "../furniture/wardrobe.ts";
import { washstand } from "../furniture/washstand.ts";
import { palette } from "../palette.ts";
import { type CatalogueItem, item, top } from "./item.ts";
import { spots } from "./lights.ts";

export const bedroom: readonly CatalogueItem[] = [
  item("bedroom", "patchwork-bed", bed, {
    tint: ["wood", palette.oak, palette.wood, palette.walnut],
  }),
  item("bedroom", "single-bed", singleBed, {
    tint: ["wood", interior.wainscot, interior.wainscotLight],
  }),
  item("bedroom", "bedside-table", nightstand, {
    surface: top(0.82, 0.4, 0.5, -0.12, 0.06),
    tint: ["wood", palette.oak, palette.wood, palette.walnut],
  }),
  item("bedroom", "wardrobe", wardrobe, { tint: ["wood", interior.denim, interior.denimPale] }),
  item("bedroom", "chest-of-drawers", chestOfDrawers, {
    surface: top(1.252, 1.4, 0.66),
    tint: ["wood", palette.oak, palette.pine, palette.walnut],
  }),
  item("bedroom", "dressing-table", dressingTable, {
    tint: ["cloth", interior.wainscotLight],
  }),
  item("bedroom", "standing-mirror", chevalMirror, {
    tint: ["wood", palette.oak, undefined, palette.walnut],
  }),
  item("bedroom", "washstand", washstand, {
    tint: ["wood", palette.oak, palette.pine, palette.walnut],
  }),
  item("bedroom", "blanket-chest", blanketChest, {
    surface: top(0.68, 1.2, 0.6, -0.1, 0),
    tint: ["enamel", interior.enamel, interior.enamelLight, interior.enamelDark],
  }),
  item("bedroom", "braided-rug", roundRug, { places: ["underfoot"] }),
  item("bedroom", "slippers", slippers, { tint: ["cloth", interior.denim] }),
  item("bedroom", "bedside-lamp", bedsideLamp, {
    tint: ["glaze", palette.teal, "#a5d6cd"],
    lights: spots("lamp", [0, 0.55, 0]),
  }),
  item("bedroom", "candle", candle, { lights: spots("candle", [0, 0.46, 0]) }),
  item("bedroom", "alarm-clock", alarmClock, { tint: ["enamel", palette.brick] }),
];
