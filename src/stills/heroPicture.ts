// How the big floating field of the first screen is kept: in two sizes, and for what is old in the smaller one alone.
import { inWidths } from "./inWidths.ts";
import type { StillPicture, StillSource } from "./Still.tsx";

/** The field in one season: by day, and by night where the theme is dark; and at evening, in either theme. */
export type HeroStills = { readonly whole: StillPicture; readonly evening: StillPicture };

type Files = { readonly avif: readonly [small: string, large: string]; readonly webp: string };

const source = ({ avif, webp }: Files): StillSource => ({
  avif: inWidths([792, 1584], avif),
  webp: inWidths([792], [webp]),
});

export const heroPicture = (day: Files, night?: Files): StillPicture => ({
  width: 792,
  height: 756,
  day: source(day),
  ...(night && { night: source(night) }),
});
