// The long raised bed with a sunflower in seven stages.
import dayAvif1280 from "./images/bed-1280.avif";
import dayWebp1280 from "./images/bed-1280.webp";
import dayAvif2560 from "./images/bed-2560.avif";
import dayWebp2560 from "./images/bed-2560.webp";
import dayAvif5120 from "./images/bed-5120.avif";
import nightAvif1280 from "./images/bed-night-1280.avif";
import nightWebp1280 from "./images/bed-night-1280.webp";
import nightAvif2560 from "./images/bed-night-2560.avif";
import nightWebp2560 from "./images/bed-night-2560.webp";
import nightAvif5120 from "./images/bed-night-5120.avif";
import type { StillPicture } from "./Still.tsx";

export const bed: StillPicture = {
  width: 2560,
  height: 430,
  day: {
    avif: [
      { url: dayAvif1280, width: 1280 },
      { url: dayAvif2560, width: 2560 },
      { url: dayAvif5120, width: 5120 },
    ],
    webp: [
      { url: dayWebp1280, width: 1280 },
      { url: dayWebp2560, width: 2560 },
    ],
  },
  night: {
    avif: [
      { url: nightAvif1280, width: 1280 },
      { url: nightAvif2560, width: 2560 },
      { url: nightAvif5120, width: 5120 },
    ],
    webp: [
      { url: nightWebp1280, width: 1280 },
      { url: nightWebp2560, width: 2560 },
    ],
  },
};
