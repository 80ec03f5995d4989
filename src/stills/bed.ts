// The long raised bed with a sunflower in seven stages.
import bed1280Avif from "./images/bed-1280.avif";
import bed1280Webp from "./images/bed-1280.webp";
import bed2560Avif from "./images/bed-2560.avif";
import bed2560Webp from "./images/bed-2560.webp";
import bed5120Avif from "./images/bed-5120.avif";
import bedNight1280Avif from "./images/bed-night-1280.avif";
import bedNight1280Webp from "./images/bed-night-1280.webp";
import bedNight2560Avif from "./images/bed-night-2560.avif";
import bedNight2560Webp from "./images/bed-night-2560.webp";
import bedNight5120Avif from "./images/bed-night-5120.avif";
import bedSmall720Avif from "./images/bed-small-720.avif";
import bedSmall720Webp from "./images/bed-small-720.webp";
import bedSmall1440Avif from "./images/bed-small-1440.avif";
import bedSmall1440Webp from "./images/bed-small-1440.webp";
import bedSmallNight720Avif from "./images/bed-small-night-720.avif";
import bedSmallNight720Webp from "./images/bed-small-night-720.webp";
import bedSmallNight1440Avif from "./images/bed-small-night-1440.avif";
import bedSmallNight1440Webp from "./images/bed-small-night-1440.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

/** The long raised bed with a sunflower in seven stages. */
export const bed: StillPicture = {
  width: 2560,
  height: 430,
  day: {
    avif: inWidths([1280, 2560, 5120], [bed1280Avif, bed2560Avif, bed5120Avif]),
    webp: inWidths([1280, 2560], [bed1280Webp, bed2560Webp]),
  },
  night: {
    avif: inWidths([1280, 2560, 5120], [bedNight1280Avif, bedNight2560Avif, bedNight5120Avif]),
    webp: inWidths([1280, 2560], [bedNight1280Webp, bedNight2560Webp]),
  },
};

/** The raised bed with three stages, for narrow screens. */
export const bedSmall: StillPicture = {
  width: 720,
  height: 430,
  day: {
    avif: inWidths([720, 1440], [bedSmall720Avif, bedSmall1440Avif]),
    webp: inWidths([720, 1440], [bedSmall720Webp, bedSmall1440Webp]),
  },
  night: {
    avif: inWidths([720, 1440], [bedSmallNight720Avif, bedSmallNight1440Avif]),
    webp: inWidths([720, 1440], [bedSmallNight720Webp, bedSmallNight1440Webp]),
  },
};
