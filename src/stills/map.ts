// The country of hexes on an open sea.
import dayAvif960 from "./images/map-960.avif";
import dayWebp960 from "./images/map-960.webp";
import dayAvif1920 from "./images/map-1920.avif";
import dayWebp1920 from "./images/map-1920.webp";
import dayAvif2880 from "./images/map-2880.avif";
import nightAvif960 from "./images/map-night-960.avif";
import nightWebp960 from "./images/map-night-960.webp";
import nightAvif1920 from "./images/map-night-1920.avif";
import nightWebp1920 from "./images/map-night-1920.webp";
import nightAvif2880 from "./images/map-night-2880.avif";
import type { StillPicture } from "./Still.tsx";

export const map: StillPicture = {
  width: 1920,
  height: 1000,
  day: {
    avif: [
      { url: dayAvif960, width: 960 },
      { url: dayAvif1920, width: 1920 },
      { url: dayAvif2880, width: 2880 },
    ],
    webp: [
      { url: dayWebp960, width: 960 },
      { url: dayWebp1920, width: 1920 },
    ],
  },
  night: {
    avif: [
      { url: nightAvif960, width: 960 },
      { url: nightAvif1920, width: 1920 },
      { url: nightAvif2880, width: 2880 },
    ],
    webp: [
      { url: nightWebp960, width: 960 },
      { url: nightWebp1920, width: 1920 },
    ],
  },
};
