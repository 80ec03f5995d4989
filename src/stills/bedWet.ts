// The earth of the raised bed when it is wet, plot by plot.
import bedSmallWet312Avif from "./images/bed-small-wet-312.avif";
import bedSmallWet312Webp from "./images/bed-small-wet-312.webp";
import bedSmallWet624Avif from "./images/bed-small-wet-624.avif";
import bedSmallWetNight312Avif from "./images/bed-small-wet-night-312.avif";
import bedSmallWetNight312Webp from "./images/bed-small-wet-night-312.webp";
import bedSmallWetNight624Avif from "./images/bed-small-wet-night-624.avif";
import bedWet980Avif from "./images/bed-wet-980.avif";
import bedWet980Webp from "./images/bed-wet-980.webp";
import bedWet1960Avif from "./images/bed-wet-1960.avif";
import bedWetNight980Avif from "./images/bed-wet-night-980.avif";
import bedWetNight980Webp from "./images/bed-wet-night-980.webp";
import bedWetNight1960Avif from "./images/bed-wet-night-1960.avif";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

/** That of the seven plots. */
export const bedWet: StillPicture = {
  width: 980,
  height: 360,
  day: {
    avif: inWidths([980, 1960], [bedWet980Avif, bedWet1960Avif]),
    webp: inWidths([980], [bedWet980Webp]),
  },
  night: {
    avif: inWidths([980, 1960], [bedWetNight980Avif, bedWetNight1960Avif]),
    webp: inWidths([980], [bedWetNight980Webp]),
  },
};

/** That of the three plots on narrow screens. */
export const bedSmallWet: StillPicture = {
  width: 312,
  height: 360,
  day: {
    avif: inWidths([312, 624], [bedSmallWet312Avif, bedSmallWet624Avif]),
    webp: inWidths([312], [bedSmallWet312Webp]),
  },
  night: {
    avif: inWidths([312, 624], [bedSmallWetNight312Avif, bedSmallWetNight624Avif]),
    webp: inWidths([312], [bedSmallWetNight312Webp]),
  },
};
