// The big floating field of the first screen in Seedtime, at three hours.

import { type HeroStills, heroPicture } from "./heroPicture.ts";
import heroSeedtime792Avif from "./images/hero-seedtime-792.avif";
import heroSeedtime792Webp from "./images/hero-seedtime-792.webp";
import heroSeedtime1584Avif from "./images/hero-seedtime-1584.avif";
import heroSeedtimeEvening792Avif from "./images/hero-seedtime-evening-792.avif";
import heroSeedtimeEvening792Webp from "./images/hero-seedtime-evening-792.webp";
import heroSeedtimeEvening1584Avif from "./images/hero-seedtime-evening-1584.avif";
import heroSeedtimeNight792Avif from "./images/hero-seedtime-night-792.avif";
import heroSeedtimeNight792Webp from "./images/hero-seedtime-night-792.webp";
import heroSeedtimeNight1584Avif from "./images/hero-seedtime-night-1584.avif";

export const heroSeedtime: HeroStills = {
  day: heroPicture({
    avif: [heroSeedtime792Avif, heroSeedtime1584Avif],
    webp: heroSeedtime792Webp,
  }),
  evening: heroPicture({
    avif: [heroSeedtimeEvening792Avif, heroSeedtimeEvening1584Avif],
    webp: heroSeedtimeEvening792Webp,
  }),
  night: heroPicture({
    avif: [heroSeedtimeNight792Avif, heroSeedtimeNight1584Avif],
    webp: heroSeedtimeNight792Webp,
  }),
};
