// The big floating field of the first screen, at three hours.
import cloudA122Avif from "./images/cloud-a-122.avif";
import cloudA122Webp from "./images/cloud-a-122.webp";
import cloudA244Avif from "./images/cloud-a-244.avif";
import cloudA244Webp from "./images/cloud-a-244.webp";
import cloudANight122Avif from "./images/cloud-a-night-122.avif";
import cloudANight122Webp from "./images/cloud-a-night-122.webp";
import cloudANight244Avif from "./images/cloud-a-night-244.avif";
import cloudANight244Webp from "./images/cloud-a-night-244.webp";
import cloudB112Avif from "./images/cloud-b-112.avif";
import cloudB112Webp from "./images/cloud-b-112.webp";
import cloudB224Avif from "./images/cloud-b-224.avif";
import cloudB224Webp from "./images/cloud-b-224.webp";
import cloudBNight112Avif from "./images/cloud-b-night-112.avif";
import cloudBNight112Webp from "./images/cloud-b-night-112.webp";
import cloudBNight224Avif from "./images/cloud-b-night-224.avif";
import cloudBNight224Webp from "./images/cloud-b-night-224.webp";
import hero792Avif from "./images/hero-792.avif";
import hero792Webp from "./images/hero-792.webp";
import hero1584Avif from "./images/hero-1584.avif";
import hero1584Webp from "./images/hero-1584.webp";
import heroEvening792Avif from "./images/hero-evening-792.avif";
import heroEvening792Webp from "./images/hero-evening-792.webp";
import heroEvening1584Avif from "./images/hero-evening-1584.avif";
import heroEvening1584Webp from "./images/hero-evening-1584.webp";
import heroNight792Avif from "./images/hero-night-792.avif";
import heroNight792Webp from "./images/hero-night-792.webp";
import heroNight1584Avif from "./images/hero-night-1584.avif";
import heroNight1584Webp from "./images/hero-night-1584.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

/** The big floating field of the first screen. */
export const hero: StillPicture = {
  width: 792,
  height: 756,
  day: {
    avif: inWidths([792, 1584], [hero792Avif, hero1584Avif]),
    webp: inWidths([792, 1584], [hero792Webp, hero1584Webp]),
  },
  night: {
    avif: inWidths([792, 1584], [heroNight792Avif, heroNight1584Avif]),
    webp: inWidths([792, 1584], [heroNight792Webp, heroNight1584Webp]),
  },
};

/** The same field at evening, in either theme. */
export const heroEvening: StillPicture = {
  width: 792,
  height: 756,
  day: {
    avif: inWidths([792, 1584], [heroEvening792Avif, heroEvening1584Avif]),
    webp: inWidths([792, 1584], [heroEvening792Webp, heroEvening1584Webp]),
  },
};

/** A heaped cloud. */
export const cloudA: StillPicture = {
  width: 122,
  height: 62,
  day: {
    avif: inWidths([122, 244], [cloudA122Avif, cloudA244Avif]),
    webp: inWidths([122, 244], [cloudA122Webp, cloudA244Webp]),
  },
  night: {
    avif: inWidths([122, 244], [cloudANight122Avif, cloudANight244Avif]),
    webp: inWidths([122, 244], [cloudANight122Webp, cloudANight244Webp]),
  },
};

/** A smaller cloud. */
export const cloudB: StillPicture = {
  width: 112,
  height: 62,
  day: {
    avif: inWidths([112, 224], [cloudB112Avif, cloudB224Avif]),
    webp: inWidths([112, 224], [cloudB112Webp, cloudB224Webp]),
  },
  night: {
    avif: inWidths([112, 224], [cloudBNight112Avif, cloudBNight224Avif]),
    webp: inWidths([112, 224], [cloudBNight112Webp, cloudBNight224Webp]),
  },
};
