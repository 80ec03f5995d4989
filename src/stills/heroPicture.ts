// How the big floating field of the first screen is kept: in two sizes, and for what is old in the smaller one alone.
import type { Hour } from "../scene/light/hours.ts";
import { inWidths } from "./inWidths.ts";
import type { StillPicture, StillSource } from "./Still.tsx";

/** The field in one season, at each hour. */
export type HeroStills = Readonly<Record<Hour, StillPicture>>;

type Files = { readonly avif: readonly [small: string, large: string]; readonly webp: string };

const source = ({ avif, webp }: Files): StillSource => ({
  avif: inWidths([792, 1584], avif),
  webp: inWidths([792], [webp]),
});

export const heroPicture = (files: Files): StillPicture => ({
  width: 792,
  height: 756,
  day: source(files),
});

/** By day, and by night where the theme is dark. */
export const byTheme = ({ day, night }: HeroStills): StillPicture => ({ ...day, night: night.day });
