// The big floating field of the first screen in High Sun, at three hours.

import { type HeroStills, heroPicture } from "./heroPicture.ts";
import heroHighSun792Avif from "./images/hero-high-sun-792.avif";
import heroHighSun792Webp from "./images/hero-high-sun-792.webp";
import heroHighSun1584Avif from "./images/hero-high-sun-1584.avif";
import heroHighSunEvening792Avif from "./images/hero-high-sun-evening-792.avif";
import heroHighSunEvening792Webp from "./images/hero-high-sun-evening-792.webp";
import heroHighSunEvening1584Avif from "./images/hero-high-sun-evening-1584.avif";
import heroHighSunNight792Avif from "./images/hero-high-sun-night-792.avif";
import heroHighSunNight792Webp from "./images/hero-high-sun-night-792.webp";
import heroHighSunNight1584Avif from "./images/hero-high-sun-night-1584.avif";

export const heroHighSun: HeroStills = {
  day: heroPicture({ avif: [heroHighSun792Avif, heroHighSun1584Avif], webp: heroHighSun792Webp }),
  evening: heroPicture({
    avif: [heroHighSunEvening792Avif, heroHighSunEvening1584Avif],
    webp: heroHighSunEvening792Webp,
  }),
  night: heroPicture({
    avif: [heroHighSunNight792Avif, heroHighSunNight1584Avif],
    webp: heroHighSunNight792Webp,
  }),
};
