// The parlour set.
import { armchair } from "../furniture/armchair.ts";
import { bookshelf } from "../furniture/bookshelf.ts";
import { boots } from "../furniture/boots.ts";
import { brickHearth } from "../furniture/brickHearth.ts";
import { coatPegs } from "../furniture/coatPegs.ts";
import { floorLamp } from "../furniture/floorLamp.ts";
import { flowerVase } from "../furniture/flowerVase.ts";
import { foldingScreen } from "../furniture/foldingScreen.ts";
import { footstool } from "../furniture/footstool.ts";
import { globe } from "../furniture/globe.ts";
import { gramophone } from "../furniture/gramophone.ts";
import { grandfatherClock } from "../furniture/grandfatherClock.ts";
import { interior } from "../furniture/interior.ts";
import { lowTable } from "../furniture/lowTable.ts";
import { piano } from "../furniture/piano.ts";
import { carrotPicture, fieldPicture, henPicture } from "../furniture/pictures.ts";
import { radio } from "../furniture/radio.ts";
import { rockingChair } from "../furniture/rockingChair.ts";
import { roundTable } from "../furniture/roundTable.ts";
import { hearthRug } from "../furniture/rugs.ts";
import { sheepdog } from "../furniture/sheepdog.ts";
import { sleepingCat } from "../furniture/sleepingCat.ts";
import { sofa } from "../furniture/sofa.ts";
import { umbrellaStand } from "../furniture/umbrellaStand.ts";
import { wallLantern } from "../furniture/wallLantern.ts";
import { wallMirror } from "../furniture/wallMirror.ts";
import { windowSeat } from "../furniture/windowSeat.ts";
import { writingDesk } from "../furniture/writingDesk.ts";
import { palette } from "../palette.ts";
import { type CatalogueItem, item, top } from "./item.ts";
import { spots } from "./lights.ts";

export const parlour: readonly CatalogueItem[] = [
  item("parlour", "sofa", sofa, { tint: ["cloth", interior.moss, interior.mossLight] }),
  item("parlour", "wing-armchair", armchair, {
    tint: ["cloth", interior.russet, interior.russetLight],
  }),
  item("parlour", "rocking-chair", rockingChair, {
    tint: ["wood", interior.denim, interior.denimPale],
  }),
  item("parlour", "window-seat", windowSeat, { tint: ["cloth", interior.mossLight] }),
  item("parlour", "footstool", footstool, {
    tint: ["cloth", palette.rose, undefined, palette.wine],
  }),
  item("parlour", "low-tea-table", lowTable, {
    surface: top(0.547, 1.1, 1.1),
    tint: ["wood", palette.oak, palette.pine, palette.walnut],
  }),
  item("parlour", "round-table", roundTable, {
    surface: top(0.903, 1.5, 1.5),
    tint: ["wood", palette.oak, palette.pine, palette.walnut],
  }),
  item("parlour", "writing-desk", writingDesk, {
    surface: top(0.94, 1.6, 0.5, 0, 0.14),
    tint: ["wood", palette.oak, palette.pine, palette.walnut],
  }),
  item("parlour", "upright-piano", piano, {
    surface: top(1.79, 2.1, 0.5, 0, -0.18),
    tint: ["wood", palette.walnut, palette.wood, palette.bark],
    lights: spots("candle", [-0.82, 1.7, 0.22], [0.82, 1.7, 0.22]),
  }),
  item("parlour", "grandfather-clock", grandfatherClock, {
    tint: ["wood", palette.walnut, palette.wood, palette.bark],
  }),
  item("parlour", "bookshelf", bookshelf, {
    tint: ["wood", palette.oak, palette.wood, palette.walnut],
  }),
  item("parlour", "brick-hearth", brickHearth, {
    hangsAt: 0,
    surface: top(2.33, 2.5, 0.5, 0, 0.36),
  }),
  item("parlour", "floor-lamp", floorLamp, { lights: spots("lamp", [0, 1.9, 0]) }),
  item("parlour", "folding-screen", foldingScreen, {
    tint: ["wood", palette.walnut, undefined, palette.bark],
  }),
  item("parlour", "umbrella-stand", umbrellaStand, {
    tint: ["glaze", interior.denim, interior.denimPale],
  }),
  item("parlour", "mat-and-boots", boots),
  item("parlour", "hearth-rug", hearthRug, { places: ["underfoot"] }),
  item("parlour", "sleeping-cat", sleepingCat, { places: ["floor", "surface"] }),
  item("parlour", "sheepdog", sheepdog),
  item("parlour", "jug-of-flowers", flowerVase),
  item("parlour", "wireless", radio, {
    tint: ["wood", palette.walnut, palette.oak],
    lights: spots("fairy", [0.21, 0.33, 0.24]),
  }),
  item("parlour", "gramophone", gramophone, {
    tint: ["wood", palette.walnut, palette.wood, palette.bark],
  }),
  item("parlour", "globe", globe),
  item("parlour", "coat-pegs", coatPegs, {
    hangsAt: 1.2,
    tint: ["wood", palette.oak, undefined, palette.walnut],
  }),
  item("parlour", "sun-mirror", wallMirror, { hangsAt: 1.9 }),
  item("parlour", "wall-lantern", wallLantern, {
    hangsAt: 1.9,
    lights: spots("lantern", [0, 0.34, 0.28]),
  }),
  item("parlour", "picture-of-a-field", fieldPicture, {
    hangsAt: 1.95,
    tint: ["wood", palette.walnut],
  }),
  item("parlour", "picture-of-a-carrot", carrotPicture, {
    hangsAt: 2,
    tint: ["wood", palette.oak],
  }),
  item("parlour", "portrait-of-a-hen", henPicture, { hangsAt: 2.1, tint: ["glaze", palette.teal] }),
];
