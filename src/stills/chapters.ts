// The chapters of the rules: a small hexagon of land with what each of them is about, by day and by night.

import check from "virtual:still-by-hour/chapter-check";
import cross from "virtual:still-by-hour/chapter-cross";
import festivals from "virtual:still-by-hour/chapter-festivals";
import growth from "virtual:still-by-hour/chapter-growth";
import heart from "virtual:still-by-hour/chapter-heart";
import heirlooms from "virtual:still-by-hour/chapter-heirlooms";
import kitchen from "virtual:still-by-hour/chapter-kitchen";
import letters from "virtual:still-by-hour/chapter-letters";
import levels from "virtual:still-by-hour/chapter-levels";
import meadow from "virtual:still-by-hour/chapter-meadow";
import moving from "virtual:still-by-hour/chapter-moving";
import pieces from "virtual:still-by-hour/chapter-pieces";
import surprises from "virtual:still-by-hour/chapter-surprises";
import tools from "virtual:still-by-hour/chapter-tools";
import undo from "virtual:still-by-hour/chapter-undo";
import water from "virtual:still-by-hour/chapter-water";
import weather from "virtual:still-by-hour/chapter-weather";
import yieldFiles from "virtual:still-by-hour/chapter-yield";
import type { StillPicture, StillSource } from "./Still.tsx";

const picture = (files: Record<"day" | "night", StillSource>): StillPicture => ({
  width: 160,
  height: 150,
  ...files,
});

/** By the address of the chapter on the page. */
export const chapters = {
  growth: picture(growth),
  water: picture(water),
  heart: picture(heart),
  yield: picture(yieldFiles),
  meadow: picture(meadow),
  kitchen: picture(kitchen),
  tools: picture(tools),
  cross: picture(cross),
  letters: picture(letters),
  levels: picture(levels),
  heirlooms: picture(heirlooms),
  moving: picture(moving),
  festivals: picture(festivals),
  weather: picture(weather),
  surprises: picture(surprises),
  pieces: picture(pieces),
  undo: picture(undo),
  check: picture(check),
} as const satisfies Record<string, StillPicture>;
