// The day and the hour of the country, also on a page that lies open over midnight.
import { useSyncExternalStore } from "react";
import type { Day } from "../../fields/weather/weather.ts";

const HOUR_MS = 3_600_000;
const hoursNow = (): number => Math.floor(Date.now() / HOUR_MS);

/** A device that slept finds out when somebody looks at it again. */
function followHours(tell: () => void): () => void {
  let timer = 0;
  const next = () => {
    clearTimeout(timer);
    timer = window.setTimeout(next, (hoursNow() + 1) * HOUR_MS - Date.now() + 50);
    tell();
  };
  next();
  document.addEventListener("visibilitychange", next);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", next);
  };
}

/** The hour is not known before the page is brought to life. */
type CountryTime = { day: Day; hour: number | null };

/** `printed` is the day for which the server drew the page; on that day the page is taken over. */
export function useCountryTime(printed: Day): CountryTime {
  const hours = useSyncExternalStore(followHours, hoursNow, () => null);
  if (hours === null) return { day: printed, hour: null };
  return { day: Math.floor(hours / 24), hour: hours % 24 };
}
