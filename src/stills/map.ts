// The country of hexes on an open sea.
import map960Avif from "./images/map-960.avif";
import map960Webp from "./images/map-960.webp";
import map1920Avif from "./images/map-1920.avif";
import map1920Webp from "./images/map-1920.webp";
import map2880Avif from "./images/map-2880.avif";
import mapNight960Avif from "./images/map-night-960.avif";
import mapNight960Webp from "./images/map-night-960.webp";
import mapNight1920Avif from "./images/map-night-1920.avif";
import mapNight1920Webp from "./images/map-night-1920.webp";
import mapNight2880Avif from "./images/map-night-2880.avif";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

export const map: StillPicture = {
  width: 1920,
  height: 1000,
  day: {
    avif: inWidths([960, 1920, 2880], [map960Avif, map1920Avif, map2880Avif]),
    webp: inWidths([960, 1920], [map960Webp, map1920Webp]),
  },
  night: {
    avif: inWidths([960, 1920, 2880], [mapNight960Avif, mapNight1920Avif, mapNight2880Avif]),
    webp: inWidths([960, 1920], [mapNight960Webp, mapNight1920Webp]),
  },
};
