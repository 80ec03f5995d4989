// One farm on four days of its first year, as it was farmed on paper for twelve minutes a day: the first, the thirtieth, the hundredth and the last.
import firstDay from "virtual:still/farm-first-day";
import firstMonth from "virtual:still/farm-first-month";
import firstYear from "virtual:still/farm-first-year";
import hundredDays from "virtual:still/farm-hundred-days";
import type { StillPicture, StillSource } from "./Still.tsx";

const picture = (day: StillSource): StillPicture => ({ width: 360, height: 344, day });

/** In the order of the days. */
export const farmDays: readonly StillPicture[] = [firstDay, firstMonth, hundredDays, firstYear].map(
  picture,
);
