// The kitchen set.
import { applePie } from "../furniture/applePie.ts";
import { badChair } from "../furniture/badChair.ts";
import { breadBin } from "../furniture/breadBin.ts";
import { butterChurn } from "../furniture/butterChurn.ts";
import { carrotCrate } from "../furniture/carrotCrate.ts";
import { dryingHerbs } from "../furniture/dryingHerbs.ts";
import { farmTable } from "../furniture/farmTable.ts";
import { freshLoaf } from "../furniture/freshLoaf.ts";
import { fruitBowl } from "../furniture/fruitBowl.ts";
import { interior } from "../furniture/interior.ts";
import { kettle } from "../furniture/kettle.ts";
import { ladderChair } from "../furniture/ladderChair.ts";
import { larder } from "../furniture/larder.ts";
import { longBench } from "../furniture/longBench.ts";
import { mixingBowl } from "../furniture/mixingBowl.ts";
import { plateDresser } from "../furniture/plateDresser.ts";
import { potRack } from "../furniture/potRack.ts";
import { runnerRug } from "../furniture/runnerRug.ts";
import { sinkCounter } from "../furniture/sinkCounter.ts";
import { spiceRack } from "../furniture/spiceRack.ts";
import { spindleChair } from "../furniture/spindleChair.ts";
import { stove } from "../furniture/stove.ts";
import { teaThings } from "../furniture/teaThings.ts";
import { wallClock } from "../furniture/wallClock.ts";
import { wallShelf } from "../furniture/wallShelf.ts";
import { wobblyStool } from "../furniture/wobblyStool.ts";
import { workCounter } from "../furniture/workCounter.ts";
import { palette } from "../palette.ts";
import { type CatalogueItem, item, top } from "./item.ts";
import { spots } from "./lights.ts";

const paint = ["wood", palette.sage, interior.wainscot, interior.mossLight] as const;

export const kitchen: readonly CatalogueItem[] = [
  item("kitchen", "plate-dresser", plateDresser, {
    surface: top(1.12, 1.9, 0.4, 0, 0.2),
    tint: paint,
  }),
  item("kitchen", "iron-stove", stove, {
    surface: top(1.14, 1.1, 0.6, 0.06, 0.12),
    tint: ["enamel", interior.enamel, interior.enamelLight, interior.enamelDark],
    lights: spots("fire", [-0.26, 0.6, 0.8]),
  }),
  item("kitchen", "sink-counter", sinkCounter, {
    surface: top(1.05, 0.7, 0.7, -0.8, 0),
    tint: ["wood", palette.sage, interior.wainscot],
  }),
  item("kitchen", "kitchen-counter", workCounter, { surface: top(1.05, 1.44, 0.78), tint: paint }),
  item("kitchen", "larder-cupboard", larder, {
    tint: ["wood", palette.butter, palette.cream, palette.straw],
  }),
  item("kitchen", "farm-table", farmTable, {
    surface: top(0.91, 2.5, 1.2),
    tint: ["wood", palette.oak, palette.pine, palette.walnut],
  }),
  item("kitchen", "long-bench", longBench, {
    tint: ["wood", palette.oak, undefined, palette.walnut],
  }),
  item("kitchen", "ladder-back-chair", ladderChair, {
    tint: ["wood", palette.oak, palette.pine, palette.walnut],
  }),
  item("kitchen", "hoop-backed-chair", spindleChair, {
    tint: ["wood", palette.leafDeep, palette.leaf],
  }),
  item("kitchen", "bad-chair", badChair),
  item("kitchen", "wobbly-stool", wobblyStool),
  item("kitchen", "butter-churn", butterChurn),
  item("kitchen", "crate-of-carrots", carrotCrate),
  item("kitchen", "rag-runner", runnerRug, { places: ["underfoot"] }),
  item("kitchen", "copper-kettle", kettle),
  item("kitchen", "tea-things", teaThings, { tint: ["glaze", palette.teal] }),
  item("kitchen", "bread-bin", breadBin, {
    tint: ["enamel", interior.enamel, interior.enamelLight],
  }),
  item("kitchen", "apple-pie", applePie, { tint: ["glaze", interior.denim] }),
  item("kitchen", "fresh-loaf", freshLoaf),
  item("kitchen", "mixing-bowl", mixingBowl),
  item("kitchen", "fruit-bowl", fruitBowl, { tint: ["glaze", palette.teal, "#a5d6cd"] }),
  item("kitchen", "wall-shelf", wallShelf, {
    tint: ["wood", palette.oak, undefined, palette.walnut],
  }),
  item("kitchen", "rack-of-pans", potRack),
  item("kitchen", "spice-rack", spiceRack, {
    hangsAt: 1.9,
    tint: ["wood", palette.oak, undefined, palette.wood],
  }),
  item("kitchen", "drying-herbs", dryingHerbs, { hangsAt: 3 }),
  item("kitchen", "wall-clock", wallClock, { hangsAt: 2.6 }),
];
