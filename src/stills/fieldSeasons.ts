// The field of the dial in each season: by day, and by night where the theme is dark.

import leafFall from "virtual:still-by-hour/field";
import hearth from "virtual:still-by-hour/field-hearth";
import highSun from "virtual:still-by-hour/field-high-sun";
import seedtime from "virtual:still-by-hour/field-seedtime";
import type { Season } from "../models/seasons.ts";
import type { StillPicture, StillSource } from "./Still.tsx";

const field = (files: Record<"day" | "night", StillSource>): StillPicture => ({
  width: 470,
  height: 440,
  ...files,
});

export const fieldSeasons: Readonly<Record<Season, StillPicture>> = {
  seedtime: field(seedtime),
  highSun: field(highSun),
  leafFall: field(leafFall),
  hearth: field(hearth),
};
