// The whole country on an open sea in Hearth, by day and by night.

import { type CountryStills, countryPicture } from "./countryPicture.ts";
import mapHearth800Avif from "./images/map-hearth-800.avif";
import mapHearth800Webp from "./images/map-hearth-800.webp";
import mapHearth1600Avif from "./images/map-hearth-1600.avif";
import mapHearth2400Avif from "./images/map-hearth-2400.avif";
import mapHearthNight800Avif from "./images/map-hearth-night-800.avif";
import mapHearthNight1600Avif from "./images/map-hearth-night-1600.avif";
import mapHearthNight2400Avif from "./images/map-hearth-night-2400.avif";

export const mapHearth: CountryStills = {
  day: countryPicture([mapHearth800Avif, mapHearth1600Avif, mapHearth2400Avif], mapHearth800Webp),
  night: countryPicture(
    [mapHearthNight800Avif, mapHearthNight1600Avif, mapHearthNight2400Avif],
    mapHearth800Webp,
  ),
};
