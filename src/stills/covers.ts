// The covers of news posts.
import coverChairs480Avif from "./images/cover-chairs-480.avif";
import coverChairs960Avif from "./images/cover-chairs-960.avif";
import coverChairs960Webp from "./images/cover-chairs-960.webp";
import coverChairs1920Avif from "./images/cover-chairs-1920.avif";
import coverChairsNight480Avif from "./images/cover-chairs-night-480.avif";
import coverChairsNight960Avif from "./images/cover-chairs-night-960.avif";
import coverChairsNight1920Avif from "./images/cover-chairs-night-1920.avif";
import coverCountry480Avif from "./images/cover-country-480.avif";
import coverCountry960Avif from "./images/cover-country-960.avif";
import coverCountry960Webp from "./images/cover-country-960.webp";
import coverCountry1920Avif from "./images/cover-country-1920.avif";
import coverCountryNight480Avif from "./images/cover-country-night-480.avif";
import coverCountryNight960Avif from "./images/cover-country-night-960.avif";
import coverCountryNight1920Avif from "./images/cover-country-night-1920.avif";
import coverGate480Avif from "./images/cover-gate-480.avif";
import coverGate960Avif from "./images/cover-gate-960.avif";
import coverGate960Webp from "./images/cover-gate-960.webp";
import coverGate1920Avif from "./images/cover-gate-1920.avif";
import coverGateNight480Avif from "./images/cover-gate-night-480.avif";
import coverGateNight960Avif from "./images/cover-gate-night-960.avif";
import coverGateNight1920Avif from "./images/cover-gate-night-1920.avif";
import coverLetters480Avif from "./images/cover-letters-480.avif";
import coverLetters960Avif from "./images/cover-letters-960.avif";
import coverLetters960Webp from "./images/cover-letters-960.webp";
import coverLetters1920Avif from "./images/cover-letters-1920.avif";
import coverLettersNight480Avif from "./images/cover-letters-night-480.avif";
import coverLettersNight960Avif from "./images/cover-letters-night-960.avif";
import coverLettersNight1920Avif from "./images/cover-letters-night-1920.avif";
import coverPond480Avif from "./images/cover-pond-480.avif";
import coverPond960Avif from "./images/cover-pond-960.avif";
import coverPond960Webp from "./images/cover-pond-960.webp";
import coverPond1920Avif from "./images/cover-pond-1920.avif";
import coverPondNight480Avif from "./images/cover-pond-night-480.avif";
import coverPondNight960Avif from "./images/cover-pond-night-960.avif";
import coverPondNight1920Avif from "./images/cover-pond-night-1920.avif";
import coverSprout480Avif from "./images/cover-sprout-480.avif";
import coverSprout960Avif from "./images/cover-sprout-960.avif";
import coverSprout960Webp from "./images/cover-sprout-960.webp";
import coverSprout1920Avif from "./images/cover-sprout-1920.avif";
import coverSproutNight480Avif from "./images/cover-sprout-night-480.avif";
import coverSproutNight960Avif from "./images/cover-sprout-night-960.avif";
import coverSproutNight1920Avif from "./images/cover-sprout-night-1920.avif";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

/** News cover: new chairs in a row, one of them bad. */
export const coverChairs: StillPicture = {
  width: 960,
  height: 600,
  day: {
    avif: inWidths([480, 960, 1920], [coverChairs480Avif, coverChairs960Avif, coverChairs1920Avif]),
    webp: inWidths([960], [coverChairs960Webp]),
  },
  night: {
    avif: inWidths(
      [480, 960, 1920],
      [coverChairsNight480Avif, coverChairsNight960Avif, coverChairsNight1920Avif],
    ),
    webp: [],
  },
};

/** News cover: the parishes. */
export const coverCountry: StillPicture = {
  width: 960,
  height: 600,
  day: {
    avif: inWidths(
      [480, 960, 1920],
      [coverCountry480Avif, coverCountry960Avif, coverCountry1920Avif],
    ),
    webp: inWidths([960], [coverCountry960Webp]),
  },
  night: {
    avif: inWidths(
      [480, 960, 1920],
      [coverCountryNight480Avif, coverCountryNight960Avif, coverCountryNight1920Avif],
    ),
    webp: [],
  },
};

/** News cover: the gate. */
export const coverGate: StillPicture = {
  width: 960,
  height: 600,
  day: {
    avif: inWidths([480, 960, 1920], [coverGate480Avif, coverGate960Avif, coverGate1920Avif]),
    webp: inWidths([960], [coverGate960Webp]),
  },
  night: {
    avif: inWidths(
      [480, 960, 1920],
      [coverGateNight480Avif, coverGateNight960Avif, coverGateNight1920Avif],
    ),
    webp: [],
  },
};

/** News cover: the letterbox. */
export const coverLetters: StillPicture = {
  width: 960,
  height: 600,
  day: {
    avif: inWidths(
      [480, 960, 1920],
      [coverLetters480Avif, coverLetters960Avif, coverLetters1920Avif],
    ),
    webp: inWidths([960], [coverLetters960Webp]),
  },
  night: {
    avif: inWidths(
      [480, 960, 1920],
      [coverLettersNight480Avif, coverLettersNight960Avif, coverLettersNight1920Avif],
    ),
    webp: [],
  },
};

/** News cover: the pond. */
export const coverPond: StillPicture = {
  width: 960,
  height: 600,
  day: {
    avif: inWidths([480, 960, 1920], [coverPond480Avif, coverPond960Avif, coverPond1920Avif]),
    webp: inWidths([960], [coverPond960Webp]),
  },
  night: {
    avif: inWidths(
      [480, 960, 1920],
      [coverPondNight480Avif, coverPondNight960Avif, coverPondNight1920Avif],
    ),
    webp: [],
  },
};

/** News cover: the first green. */
export const coverSprout: StillPicture = {
  width: 960,
  height: 600,
  day: {
    avif: inWidths([480, 960, 1920], [coverSprout480Avif, coverSprout960Avif, coverSprout1920Avif]),
    webp: inWidths([960], [coverSprout960Webp]),
  },
  night: {
    avif: inWidths(
      [480, 960, 1920],
      [coverSproutNight480Avif, coverSproutNight960Avif, coverSproutNight1920Avif],
    ),
    webp: [],
  },
};
