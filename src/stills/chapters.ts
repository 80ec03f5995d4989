// The chapters of the rules: a small hexagon of land with what each of them is about, by day and by night.
import check160Avif from "./images/chapter-check-160.avif";
import check160Webp from "./images/chapter-check-160.webp";
import check320Avif from "./images/chapter-check-320.avif";
import checkNight160Avif from "./images/chapter-check-night-160.avif";
import checkNight320Avif from "./images/chapter-check-night-320.avif";
import cross160Avif from "./images/chapter-cross-160.avif";
import cross160Webp from "./images/chapter-cross-160.webp";
import cross320Avif from "./images/chapter-cross-320.avif";
import crossNight160Avif from "./images/chapter-cross-night-160.avif";
import crossNight320Avif from "./images/chapter-cross-night-320.avif";
import festivals160Avif from "./images/chapter-festivals-160.avif";
import festivals160Webp from "./images/chapter-festivals-160.webp";
import festivals320Avif from "./images/chapter-festivals-320.avif";
import festivalsNight160Avif from "./images/chapter-festivals-night-160.avif";
import festivalsNight320Avif from "./images/chapter-festivals-night-320.avif";
import growth160Avif from "./images/chapter-growth-160.avif";
import growth160Webp from "./images/chapter-growth-160.webp";
import growth320Avif from "./images/chapter-growth-320.avif";
import growthNight160Avif from "./images/chapter-growth-night-160.avif";
import growthNight320Avif from "./images/chapter-growth-night-320.avif";
import heart160Avif from "./images/chapter-heart-160.avif";
import heart160Webp from "./images/chapter-heart-160.webp";
import heart320Avif from "./images/chapter-heart-320.avif";
import heartNight160Avif from "./images/chapter-heart-night-160.avif";
import heartNight320Avif from "./images/chapter-heart-night-320.avif";
import heirlooms160Avif from "./images/chapter-heirlooms-160.avif";
import heirlooms160Webp from "./images/chapter-heirlooms-160.webp";
import heirlooms320Avif from "./images/chapter-heirlooms-320.avif";
import heirloomsNight160Avif from "./images/chapter-heirlooms-night-160.avif";
import heirloomsNight320Avif from "./images/chapter-heirlooms-night-320.avif";
import kitchen160Avif from "./images/chapter-kitchen-160.avif";
import kitchen160Webp from "./images/chapter-kitchen-160.webp";
import kitchen320Avif from "./images/chapter-kitchen-320.avif";
import kitchenNight160Avif from "./images/chapter-kitchen-night-160.avif";
import kitchenNight320Avif from "./images/chapter-kitchen-night-320.avif";
import letters160Avif from "./images/chapter-letters-160.avif";
import letters160Webp from "./images/chapter-letters-160.webp";
import letters320Avif from "./images/chapter-letters-320.avif";
import lettersNight160Avif from "./images/chapter-letters-night-160.avif";
import lettersNight320Avif from "./images/chapter-letters-night-320.avif";
import levels160Avif from "./images/chapter-levels-160.avif";
import levels160Webp from "./images/chapter-levels-160.webp";
import levels320Avif from "./images/chapter-levels-320.avif";
import levelsNight160Avif from "./images/chapter-levels-night-160.avif";
import levelsNight320Avif from "./images/chapter-levels-night-320.avif";
import meadow160Avif from "./images/chapter-meadow-160.avif";
import meadow160Webp from "./images/chapter-meadow-160.webp";
import meadow320Avif from "./images/chapter-meadow-320.avif";
import meadowNight160Avif from "./images/chapter-meadow-night-160.avif";
import meadowNight320Avif from "./images/chapter-meadow-night-320.avif";
import moving160Avif from "./images/chapter-moving-160.avif";
import moving160Webp from "./images/chapter-moving-160.webp";
import moving320Avif from "./images/chapter-moving-320.avif";
import movingNight160Avif from "./images/chapter-moving-night-160.avif";
import movingNight320Avif from "./images/chapter-moving-night-320.avif";
import pieces160Avif from "./images/chapter-pieces-160.avif";
import pieces160Webp from "./images/chapter-pieces-160.webp";
import pieces320Avif from "./images/chapter-pieces-320.avif";
import piecesNight160Avif from "./images/chapter-pieces-night-160.avif";
import piecesNight320Avif from "./images/chapter-pieces-night-320.avif";
import surprises160Avif from "./images/chapter-surprises-160.avif";
import surprises160Webp from "./images/chapter-surprises-160.webp";
import surprises320Avif from "./images/chapter-surprises-320.avif";
import surprisesNight160Avif from "./images/chapter-surprises-night-160.avif";
import surprisesNight320Avif from "./images/chapter-surprises-night-320.avif";
import tools160Avif from "./images/chapter-tools-160.avif";
import tools160Webp from "./images/chapter-tools-160.webp";
import tools320Avif from "./images/chapter-tools-320.avif";
import toolsNight160Avif from "./images/chapter-tools-night-160.avif";
import toolsNight320Avif from "./images/chapter-tools-night-320.avif";
import undo160Avif from "./images/chapter-undo-160.avif";
import undo160Webp from "./images/chapter-undo-160.webp";
import undo320Avif from "./images/chapter-undo-320.avif";
import undoNight160Avif from "./images/chapter-undo-night-160.avif";
import undoNight320Avif from "./images/chapter-undo-night-320.avif";
import water160Avif from "./images/chapter-water-160.avif";
import water160Webp from "./images/chapter-water-160.webp";
import water320Avif from "./images/chapter-water-320.avif";
import waterNight160Avif from "./images/chapter-water-night-160.avif";
import waterNight320Avif from "./images/chapter-water-night-320.avif";
import weather160Avif from "./images/chapter-weather-160.avif";
import weather160Webp from "./images/chapter-weather-160.webp";
import weather320Avif from "./images/chapter-weather-320.avif";
import weatherNight160Avif from "./images/chapter-weather-night-160.avif";
import weatherNight320Avif from "./images/chapter-weather-night-320.avif";
import yield160Avif from "./images/chapter-yield-160.avif";
import yield160Webp from "./images/chapter-yield-160.webp";
import yield320Avif from "./images/chapter-yield-320.avif";
import yieldNight160Avif from "./images/chapter-yield-night-160.avif";
import yieldNight320Avif from "./images/chapter-yield-night-320.avif";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

const widths = [160, 320] as const;

const picture = (day: readonly string[], webp: string, night: readonly string[]): StillPicture => ({
  width: 160,
  height: 150,
  day: { avif: inWidths(widths, day), webp: inWidths([160], [webp]) },
  night: { avif: inWidths(widths, night), webp: [] },
});

/** By the address of the chapter on the page. */
export const chapters = {
  growth: picture([growth160Avif, growth320Avif], growth160Webp, [
    growthNight160Avif,
    growthNight320Avif,
  ]),
  water: picture([water160Avif, water320Avif], water160Webp, [
    waterNight160Avif,
    waterNight320Avif,
  ]),
  heart: picture([heart160Avif, heart320Avif], heart160Webp, [
    heartNight160Avif,
    heartNight320Avif,
  ]),
  yield: picture([yield160Avif, yield320Avif], yield160Webp, [
    yieldNight160Avif,
    yieldNight320Avif,
  ]),
  meadow: picture([meadow160Avif, meadow320Avif], meadow160Webp, [
    meadowNight160Avif,
    meadowNight320Avif,
  ]),
  kitchen: picture([kitchen160Avif, kitchen320Avif], kitchen160Webp, [
    kitchenNight160Avif,
    kitchenNight320Avif,
  ]),
  tools: picture([tools160Avif, tools320Avif], tools160Webp, [
    toolsNight160Avif,
    toolsNight320Avif,
  ]),
  cross: picture([cross160Avif, cross320Avif], cross160Webp, [
    crossNight160Avif,
    crossNight320Avif,
  ]),
  letters: picture([letters160Avif, letters320Avif], letters160Webp, [
    lettersNight160Avif,
    lettersNight320Avif,
  ]),
  levels: picture([levels160Avif, levels320Avif], levels160Webp, [
    levelsNight160Avif,
    levelsNight320Avif,
  ]),
  heirlooms: picture([heirlooms160Avif, heirlooms320Avif], heirlooms160Webp, [
    heirloomsNight160Avif,
    heirloomsNight320Avif,
  ]),
  moving: picture([moving160Avif, moving320Avif], moving160Webp, [
    movingNight160Avif,
    movingNight320Avif,
  ]),
  festivals: picture([festivals160Avif, festivals320Avif], festivals160Webp, [
    festivalsNight160Avif,
    festivalsNight320Avif,
  ]),
  weather: picture([weather160Avif, weather320Avif], weather160Webp, [
    weatherNight160Avif,
    weatherNight320Avif,
  ]),
  surprises: picture([surprises160Avif, surprises320Avif], surprises160Webp, [
    surprisesNight160Avif,
    surprisesNight320Avif,
  ]),
  pieces: picture([pieces160Avif, pieces320Avif], pieces160Webp, [
    piecesNight160Avif,
    piecesNight320Avif,
  ]),
  undo: picture([undo160Avif, undo320Avif], undo160Webp, [undoNight160Avif, undoNight320Avif]),
  check: picture([check160Avif, check320Avif], check160Webp, [
    checkNight160Avif,
    checkNight320Avif,
  ]),
} as const satisfies Record<string, StillPicture>;
