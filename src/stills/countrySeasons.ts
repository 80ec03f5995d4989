// The whole country in each season.
import type { Season } from "../models/seasons.ts";
import type { CountryStills } from "./countryPicture.ts";
import { mapHearth } from "./mapHearth.ts";
import { mapHighSun } from "./mapHighSun.ts";
import { mapLeafFall } from "./mapLeafFall.ts";
import { mapSeedtime } from "./mapSeedtime.ts";

export const countrySeasons: Readonly<Record<Season, CountryStills>> = {
  seedtime: mapSeedtime,
  highSun: mapHighSun,
  leafFall: mapLeafFall,
  hearth: mapHearth,
};
