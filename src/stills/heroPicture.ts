// The big floating field of the first screen in one season: in two sizes, and for what is old in the smaller one alone.
import type { Hour } from "../scene/light/hours.ts";
import type { StillPicture, StillSource } from "./Still.tsx";

/** The field at each hour. */
export type HeroStills = Readonly<Record<Hour, StillPicture>>;

const picture = (day: StillSource): StillPicture => ({ width: 792, height: 756, day });

export const heroStills = (
  { day, night }: Record<"day" | "night", StillSource>,
  evening: StillSource,
): HeroStills => ({ day: picture(day), evening: picture(evening), night: picture(night) });

/** By day, and by night where the theme is dark. */
export const byTheme = ({ day, night }: HeroStills): StillPicture => ({ ...day, night: night.day });
