// The big floating field of the first screen in each season.
import hearthEvening from "virtual:still/hero-hearth-evening";
import highSunEvening from "virtual:still/hero-high-sun-evening";
import seedtimeEvening from "virtual:still/hero-seedtime-evening";
import hearth from "virtual:still-by-hour/hero-hearth";
import highSun from "virtual:still-by-hour/hero-high-sun";
import seedtime from "virtual:still-by-hour/hero-seedtime";
import type { Season } from "../models/seasons.ts";
import { heroLeafFall } from "./heroLeafFall.ts";
import { type HeroStills, heroStills } from "./heroPicture.ts";

export const heroSeasons: Readonly<Record<Season, HeroStills>> = {
  seedtime: heroStills(seedtime, seedtimeEvening),
  highSun: heroStills(highSun, highSunEvening),
  leafFall: heroLeafFall,
  hearth: heroStills(hearth, hearthEvening),
};
