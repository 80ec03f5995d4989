// How the field of the dial is kept: by day, and by night where the theme is dark.
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

type Day = { readonly avif: readonly string[]; readonly webp: string };

export const fieldStill = (day: Day, night: readonly string[]): StillPicture => ({
  width: 470,
  height: 440,
  day: { avif: inWidths([470, 940], day.avif), webp: inWidths([470], [day.webp]) },
  night: { avif: inWidths([470, 940], night), webp: [] },
});
