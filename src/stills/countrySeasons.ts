// The whole country on an open sea in each season: in three sizes, and for what is old in one, by day.

import leafFall from "virtual:still-by-hour/map";
import hearth from "virtual:still-by-hour/map-hearth";
import highSun from "virtual:still-by-hour/map-high-sun";
import seedtime from "virtual:still-by-hour/map-seedtime";
import type { Season } from "../models/seasons.ts";
import type { Hour } from "../scene/light/hours.ts";
import type { StillPicture, StillSource } from "./Still.tsx";

/** The country in one season; at evening it lies in the light of the day. */
type CountryStills = Readonly<Record<Exclude<Hour, "evening">, StillPicture>>;

const SIZE = { width: 960, height: 768 } as const;

const country = ({ day, night }: Record<"day" | "night", StillSource>): CountryStills => ({
  day: { ...SIZE, day },
  night: { ...SIZE, day: { ...night, webp: day.webp } },
});

export const countrySeasons: Readonly<Record<Season, CountryStills>> = {
  seedtime: country(seedtime),
  highSun: country(highSun),
  leafFall: country(leafFall),
  hearth: country(hearth),
};
