// The whole country on an open sea in High Sun, by day and by night.

import { type CountryStills, countryPicture } from "./countryPicture.ts";
import mapHighSun800Avif from "./images/map-high-sun-800.avif";
import mapHighSun800Webp from "./images/map-high-sun-800.webp";
import mapHighSun1600Avif from "./images/map-high-sun-1600.avif";
import mapHighSun2400Avif from "./images/map-high-sun-2400.avif";
import mapHighSunNight800Avif from "./images/map-high-sun-night-800.avif";
import mapHighSunNight1600Avif from "./images/map-high-sun-night-1600.avif";
import mapHighSunNight2400Avif from "./images/map-high-sun-night-2400.avif";

export const mapHighSun: CountryStills = {
  day: countryPicture(
    [mapHighSun800Avif, mapHighSun1600Avif, mapHighSun2400Avif],
    mapHighSun800Webp,
  ),
  night: countryPicture(
    [mapHighSunNight800Avif, mapHighSunNight1600Avif, mapHighSunNight2400Avif],
    mapHighSun800Webp,
  ),
};
