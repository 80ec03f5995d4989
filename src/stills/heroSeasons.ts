// The big floating field of the first screen in each season.
import type { Season } from "../models/seasons.ts";
import { heroHearth } from "./heroHearth.ts";
import { heroHighSun } from "./heroHighSun.ts";
import { heroLeafFall } from "./heroLeafFall.ts";
import type { HeroStills } from "./heroPicture.ts";
import { heroSeedtime } from "./heroSeedtime.ts";

export const heroSeasons: Readonly<Record<Season, HeroStills>> = {
  seedtime: heroSeedtime,
  highSun: heroHighSun,
  leafFall: heroLeafFall,
  hearth: heroHearth,
};
