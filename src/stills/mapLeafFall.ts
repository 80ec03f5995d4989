// The whole country on an open sea in Leaf-fall, by day and by night.

import { type CountryStills, countryPicture } from "./countryPicture.ts";
import map800Avif from "./images/map-800.avif";
import map800Webp from "./images/map-800.webp";
import map1600Avif from "./images/map-1600.avif";
import map2400Avif from "./images/map-2400.avif";
import mapNight800Avif from "./images/map-night-800.avif";
import mapNight1600Avif from "./images/map-night-1600.avif";
import mapNight2400Avif from "./images/map-night-2400.avif";

export const mapLeafFall: CountryStills = {
  day: countryPicture([map800Avif, map1600Avif, map2400Avif], map800Webp),
  night: countryPicture([mapNight800Avif, mapNight1600Avif, mapNight2400Avif], map800Webp),
};
