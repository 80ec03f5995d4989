// The chapters of the rules: a small hexagon of land with what each of them is about.

import check160Avif from "./images/chapter-check-160.avif";
import check160Webp from "./images/chapter-check-160.webp";
import check320Avif from "./images/chapter-check-320.avif";
import cross160Avif from "./images/chapter-cross-160.avif";
import cross160Webp from "./images/chapter-cross-160.webp";
import cross320Avif from "./images/chapter-cross-320.avif";
import festivals160Avif from "./images/chapter-festivals-160.avif";
import festivals160Webp from "./images/chapter-festivals-160.webp";
import festivals320Avif from "./images/chapter-festivals-320.avif";
import growth160Avif from "./images/chapter-growth-160.avif";
import growth160Webp from "./images/chapter-growth-160.webp";
import growth320Avif from "./images/chapter-growth-320.avif";
import heart160Avif from "./images/chapter-heart-160.avif";
import heart160Webp from "./images/chapter-heart-160.webp";
import heart320Avif from "./images/chapter-heart-320.avif";
import heirlooms160Avif from "./images/chapter-heirlooms-160.avif";
import heirlooms160Webp from "./images/chapter-heirlooms-160.webp";
import heirlooms320Avif from "./images/chapter-heirlooms-320.avif";
import kitchen160Avif from "./images/chapter-kitchen-160.avif";
import kitchen160Webp from "./images/chapter-kitchen-160.webp";
import kitchen320Avif from "./images/chapter-kitchen-320.avif";
import letters160Avif from "./images/chapter-letters-160.avif";
import letters160Webp from "./images/chapter-letters-160.webp";
import letters320Avif from "./images/chapter-letters-320.avif";
import levels160Avif from "./images/chapter-levels-160.avif";
import levels160Webp from "./images/chapter-levels-160.webp";
import levels320Avif from "./images/chapter-levels-320.avif";
import meadow160Avif from "./images/chapter-meadow-160.avif";
import meadow160Webp from "./images/chapter-meadow-160.webp";
import meadow320Avif from "./images/chapter-meadow-320.avif";
import moving160Avif from "./images/chapter-moving-160.avif";
import moving160Webp from "./images/chapter-moving-160.webp";
import moving320Avif from "./images/chapter-moving-320.avif";
import pieces160Avif from "./images/chapter-pieces-160.avif";
import pieces160Webp from "./images/chapter-pieces-160.webp";
import pieces320Avif from "./images/chapter-pieces-320.avif";
import surprises160Avif from "./images/chapter-surprises-160.avif";
import surprises160Webp from "./images/chapter-surprises-160.webp";
import surprises320Avif from "./images/chapter-surprises-320.avif";
import tools160Avif from "./images/chapter-tools-160.avif";
import tools160Webp from "./images/chapter-tools-160.webp";
import tools320Avif from "./images/chapter-tools-320.avif";
import undo160Avif from "./images/chapter-undo-160.avif";
import undo160Webp from "./images/chapter-undo-160.webp";
import undo320Avif from "./images/chapter-undo-320.avif";
import water160Avif from "./images/chapter-water-160.avif";
import water160Webp from "./images/chapter-water-160.webp";
import water320Avif from "./images/chapter-water-320.avif";
import weather160Avif from "./images/chapter-weather-160.avif";
import weather160Webp from "./images/chapter-weather-160.webp";
import weather320Avif from "./images/chapter-weather-320.avif";
import yield160Avif from "./images/chapter-yield-160.avif";
import yield160Webp from "./images/chapter-yield-160.webp";
import yield320Avif from "./images/chapter-yield-320.avif";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

const picture = (avif160: string, avif320: string, webp160: string): StillPicture => ({
  width: 160,
  height: 150,
  day: { avif: inWidths([160, 320], [avif160, avif320]), webp: inWidths([160], [webp160]) },
});

/** By the address of the chapter on the page. */
export const chapters = {
  growth: picture(growth160Avif, growth320Avif, growth160Webp),
  water: picture(water160Avif, water320Avif, water160Webp),
  heart: picture(heart160Avif, heart320Avif, heart160Webp),
  yield: picture(yield160Avif, yield320Avif, yield160Webp),
  meadow: picture(meadow160Avif, meadow320Avif, meadow160Webp),
  kitchen: picture(kitchen160Avif, kitchen320Avif, kitchen160Webp),
  tools: picture(tools160Avif, tools320Avif, tools160Webp),
  cross: picture(cross160Avif, cross320Avif, cross160Webp),
  letters: picture(letters160Avif, letters320Avif, letters160Webp),
  levels: picture(levels160Avif, levels320Avif, levels160Webp),
  heirlooms: picture(heirlooms160Avif, heirlooms320Avif, heirlooms160Webp),
  moving: picture(moving160Avif, moving320Avif, moving160Webp),
  festivals: picture(festivals160Avif, festivals320Avif, festivals160Webp),
  weather: picture(weather160Avif, weather320Avif, weather160Webp),
  surprises: picture(surprises160Avif, surprises320Avif, surprises160Webp),
  pieces: picture(pieces160Avif, pieces320Avif, pieces160Webp),
  undo: picture(undo160Avif, undo320Avif, undo160Webp),
  check: picture(check160Avif, check320Avif, check160Webp),
} as const satisfies Record<string, StillPicture>;
