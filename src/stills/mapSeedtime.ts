// The whole country on an open sea in Seedtime, by day and by night.

import { type CountryStills, countryPicture } from "./countryPicture.ts";
import mapSeedtime800Avif from "./images/map-seedtime-800.avif";
import mapSeedtime800Webp from "./images/map-seedtime-800.webp";
import mapSeedtime1600Avif from "./images/map-seedtime-1600.avif";
import mapSeedtime2400Avif from "./images/map-seedtime-2400.avif";
import mapSeedtimeNight800Avif from "./images/map-seedtime-night-800.avif";
import mapSeedtimeNight1600Avif from "./images/map-seedtime-night-1600.avif";
import mapSeedtimeNight2400Avif from "./images/map-seedtime-night-2400.avif";

export const mapSeedtime: CountryStills = {
  day: countryPicture(
    [mapSeedtime800Avif, mapSeedtime1600Avif, mapSeedtime2400Avif],
    mapSeedtime800Webp,
  ),
  night: countryPicture(
    [mapSeedtimeNight800Avif, mapSeedtimeNight1600Avif, mapSeedtimeNight2400Avif],
    mapSeedtime800Webp,
  ),
};
