// The live map of the country, for pages that show it beside other things.
import type { ComponentType } from "react";
import type { LiveCountryProps } from "./LiveCountry.tsx";

export { CountryStill } from "../map/CountryStill.tsx";
export { Sea } from "../map/Sea.tsx";

/** Fetches the live map with its lamps and its keys, which covers the place that it is put in. */
export const loadLiveCountry = async (): Promise<ComponentType<LiveCountryProps>> =>
  (await import("./LiveCountry.tsx")).LiveCountry;
