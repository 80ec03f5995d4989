// The big floating field of the first screen in Hearth, at three hours.

import { type HeroStills, heroPicture } from "./heroPicture.ts";
import heroHearth792Avif from "./images/hero-hearth-792.avif";
import heroHearth792Webp from "./images/hero-hearth-792.webp";
import heroHearth1584Avif from "./images/hero-hearth-1584.avif";
import heroHearthEvening792Avif from "./images/hero-hearth-evening-792.avif";
import heroHearthEvening792Webp from "./images/hero-hearth-evening-792.webp";
import heroHearthEvening1584Avif from "./images/hero-hearth-evening-1584.avif";
import heroHearthNight792Avif from "./images/hero-hearth-night-792.avif";
import heroHearthNight792Webp from "./images/hero-hearth-night-792.webp";
import heroHearthNight1584Avif from "./images/hero-hearth-night-1584.avif";

export const heroHearth: HeroStills = {
  day: heroPicture({ avif: [heroHearth792Avif, heroHearth1584Avif], webp: heroHearth792Webp }),
  evening: heroPicture({
    avif: [heroHearthEvening792Avif, heroHearthEvening1584Avif],
    webp: heroHearthEvening792Webp,
  }),
  night: heroPicture({
    avif: [heroHearthNight792Avif, heroHearthNight1584Avif],
    webp: heroHearthNight792Webp,
  }),
};
