// The big floating field of the first screen in Leaf-fall, at three hours.

import { type HeroStills, heroPicture } from "./heroPicture.ts";
import hero792Avif from "./images/hero-792.avif";
import hero792Webp from "./images/hero-792.webp";
import hero1584Avif from "./images/hero-1584.avif";
import heroEvening792Avif from "./images/hero-evening-792.avif";
import heroEvening792Webp from "./images/hero-evening-792.webp";
import heroEvening1584Avif from "./images/hero-evening-1584.avif";
import heroNight792Avif from "./images/hero-night-792.avif";
import heroNight792Webp from "./images/hero-night-792.webp";
import heroNight1584Avif from "./images/hero-night-1584.avif";

export const heroLeafFall: HeroStills = {
  day: heroPicture({ avif: [hero792Avif, hero1584Avif], webp: hero792Webp }),
  evening: heroPicture({
    avif: [heroEvening792Avif, heroEvening1584Avif],
    webp: heroEvening792Webp,
  }),
  night: heroPicture({ avif: [heroNight792Avif, heroNight1584Avif], webp: heroNight792Webp }),
};
