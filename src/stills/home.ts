// The cottage at the end of the lane, by night with its lamps lit: one file for all screens, since it is kept without a network.
import home640Avif from "./images/home-640.avif";
import home640Webp from "./images/home-640.webp";
import homeNight640Avif from "./images/home-night-640.avif";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

export const home: StillPicture = {
  width: 420,
  height: 330,
  day: { avif: inWidths([640], [home640Avif]), webp: inWidths([640], [home640Webp]) },
  night: { avif: inWidths([640], [homeNight640Avif]), webp: [] },
};
