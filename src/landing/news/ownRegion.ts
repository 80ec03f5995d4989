// The region that the visitor's own farm lies in, whose weather they look for first.
import type { Region } from "../../fields/land/kinds.ts";
import { parishLand } from "../../fields/land/parishLand.ts";
import { parishOf } from "../../fields/land/place.ts";
import type { RegionWeather } from "./regionWeather.ts";

/** Null where nothing was farmed on this device. */
export const regionOf = (field: number | null): Region | null =>
  field === null ? null : (parishLand(parishOf(field))?.region ?? null);

/** That of the visitor before all others, which keep their order. */
export const ownFirst = (
  rows: readonly RegionWeather[],
  own: Region | null,
): readonly RegionWeather[] => [
  ...rows.filter(({ region }) => region === own),
  ...rows.filter(({ region }) => region !== own),
];
