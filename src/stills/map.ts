// The whole country on an open sea.
import map800Avif from "./images/map-800.avif";
import map800Webp from "./images/map-800.webp";
import map1600Avif from "./images/map-1600.avif";
import map1600Webp from "./images/map-1600.webp";
import map2400Avif from "./images/map-2400.avif";
import mapNight800Avif from "./images/map-night-800.avif";
import mapNight800Webp from "./images/map-night-800.webp";
import mapNight1600Avif from "./images/map-night-1600.avif";
import mapNight1600Webp from "./images/map-night-1600.webp";
import mapNight2400Avif from "./images/map-night-2400.avif";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

const widths = [800, 1600, 2400];

export const map: StillPicture = {
  width: 1600,
  height: 1280,
  day: {
    avif: inWidths(widths, [map800Avif, map1600Avif, map2400Avif]),
    webp: inWidths([800, 1600], [map800Webp, map1600Webp]),
  },
  night: {
    avif: inWidths(widths, [mapNight800Avif, mapNight1600Avif, mapNight2400Avif]),
    webp: inWidths([800, 1600], [mapNight800Webp, mapNight1600Webp]),
  },
};
