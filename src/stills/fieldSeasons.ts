// The field of the dial in each season.
import type { Season } from "../models/seasons.ts";
import { fieldHearth } from "./fieldHearth.ts";
import { fieldHighSun } from "./fieldHighSun.ts";
import { fieldLeafFall } from "./fieldLeafFall.ts";
import { fieldSeedtime } from "./fieldSeedtime.ts";
import type { StillPicture } from "./Still.tsx";

export const fieldSeasons: Readonly<Record<Season, StillPicture>> = {
  seedtime: fieldSeedtime,
  highSun: fieldHighSun,
  leafFall: fieldLeafFall,
  hearth: fieldHearth,
};
