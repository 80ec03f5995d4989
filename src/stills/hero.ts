// The big floating field of the first screen.
import dayAvif796 from "./images/hero-796.avif";
import dayWebp796 from "./images/hero-796.webp";
import dayAvif1592 from "./images/hero-1592.avif";
import dayWebp1592 from "./images/hero-1592.webp";
import nightAvif796 from "./images/hero-night-796.avif";
import nightWebp796 from "./images/hero-night-796.webp";
import nightAvif1592 from "./images/hero-night-1592.avif";
import nightWebp1592 from "./images/hero-night-1592.webp";
import type { StillPicture } from "./Still.tsx";

export const hero: StillPicture = {
  width: 796,
  height: 744,
  day: {
    avif: [
      { url: dayAvif796, width: 796 },
      { url: dayAvif1592, width: 1592 },
    ],
    webp: [
      { url: dayWebp796, width: 796 },
      { url: dayWebp1592, width: 1592 },
    ],
  },
  night: {
    avif: [
      { url: nightAvif796, width: 796 },
      { url: nightAvif1592, width: 1592 },
    ],
    webp: [
      { url: nightWebp796, width: 796 },
      { url: nightWebp1592, width: 1592 },
    ],
  },
};
