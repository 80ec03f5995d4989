// The nursery set.
import { cradle } from "../furniture/cradle.ts";
import { dollsHouse } from "../furniture/dollsHouse.ts";
import { highChair } from "../furniture/highChair.ts";
import { interior } from "../furniture/interior.ts";
import { moonLamp } from "../furniture/moonLamp.ts";
import { playMat } from "../furniture/playMat.ts";
import { playTent } from "../furniture/playTent.ts";
import { rockingHorse } from "../furniture/rockingHorse.ts";
import { starMobile } from "../furniture/starMobile.ts";
import { teddyBear } from "../furniture/teddyBear.ts";
import { toyBlocks } from "../furniture/toyBlocks.ts";
import { toyChest } from "../furniture/toyChest.ts";
import { toyTrain } from "../furniture/toyTrain.ts";
import { palette } from "../palette.ts";
import { type CatalogueItem, item } from "./item.ts";
import { spots } from "./lights.ts";

export const nursery: readonly CatalogueItem[] = [
  item("nursery", "cradle", cradle, { tint: ["wood", palette.oak, palette.pine, palette.walnut] }),
  item("nursery", "toy-chest", toyChest, { tint: ["wood", interior.denim, interior.denimPale] }),
  item("nursery", "rocking-horse", rockingHorse, {
    tint: ["enamel", interior.enamel, interior.enamelLight],
  }),
  item("nursery", "star-mobile", starMobile, { tint: ["wood", interior.wainscot] }),
  item("nursery", "high-chair", highChair, { tint: ["wood", palette.oak, palette.pine] }),
  item("nursery", "dolls-house", dollsHouse, {
    tint: ["enamel", palette.brick, undefined, palette.brickDark],
  }),
  item("nursery", "building-blocks", toyBlocks),
  item("nursery", "play-tent", playTent, {
    tint: ["cloth", palette.rose],
    lights: spots("candle", [0.2, 0.2, 0.16]),
  }),
  item("nursery", "farm-play-mat", playMat, { places: ["underfoot"] }),
  item("nursery", "teddy-bear", teddyBear),
  item("nursery", "wooden-train", toyTrain),
  item("nursery", "moon-lamp", moonLamp, { lights: spots("lantern", [0.04, 0.36, 0.1]) }),
];
