// The raised bed with three stages, for narrow screens.
import dayAvif720 from "./images/bed-small-720.avif";
import dayWebp720 from "./images/bed-small-720.webp";
import dayAvif1440 from "./images/bed-small-1440.avif";
import dayWebp1440 from "./images/bed-small-1440.webp";
import nightAvif720 from "./images/bed-small-night-720.avif";
import nightWebp720 from "./images/bed-small-night-720.webp";
import nightAvif1440 from "./images/bed-small-night-1440.avif";
import nightWebp1440 from "./images/bed-small-night-1440.webp";
import type { StillPicture } from "./Still.tsx";

export const bedSmall: StillPicture = {
  width: 720,
  height: 430,
  day: {
    avif: [
      { url: dayAvif720, width: 720 },
      { url: dayAvif1440, width: 1440 },
    ],
    webp: [
      { url: dayWebp720, width: 720 },
      { url: dayWebp1440, width: 1440 },
    ],
  },
  night: {
    avif: [
      { url: nightAvif720, width: 720 },
      { url: nightAvif1440, width: 1440 },
    ],
    webp: [
      { url: nightWebp720, width: 720 },
      { url: nightWebp1440, width: 1440 },
    ],
  },
};
