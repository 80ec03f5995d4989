// The covers of news posts.
import coverChairs480Avif from "./images/cover-chairs-480.avif";
import coverChairs480Webp from "./images/cover-chairs-480.webp";
import coverChairs960Avif from "./images/cover-chairs-960.avif";
import coverChairs960Webp from "./images/cover-chairs-960.webp";
import coverChairs1920Avif from "./images/cover-chairs-1920.avif";
import coverChairs1920Webp from "./images/cover-chairs-1920.webp";
import coverCountry480Avif from "./images/cover-country-480.avif";
import coverCountry480Webp from "./images/cover-country-480.webp";
import coverCountry960Avif from "./images/cover-country-960.avif";
import coverCountry960Webp from "./images/cover-country-960.webp";
import coverCountry1920Avif from "./images/cover-country-1920.avif";
import coverCountry1920Webp from "./images/cover-country-1920.webp";
import coverPond480Avif from "./images/cover-pond-480.avif";
import coverPond480Webp from "./images/cover-pond-480.webp";
import coverPond960Avif from "./images/cover-pond-960.avif";
import coverPond960Webp from "./images/cover-pond-960.webp";
import coverPond1920Avif from "./images/cover-pond-1920.avif";
import coverPond1920Webp from "./images/cover-pond-1920.webp";
import coverSprout480Avif from "./images/cover-sprout-480.avif";
import coverSprout480Webp from "./images/cover-sprout-480.webp";
import coverSprout960Avif from "./images/cover-sprout-960.avif";
import coverSprout960Webp from "./images/cover-sprout-960.webp";
import coverSprout1920Avif from "./images/cover-sprout-1920.avif";
import coverSprout1920Webp from "./images/cover-sprout-1920.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

/** News cover: new chairs in a row, one of them bad. */
export const coverChairs: StillPicture = {
  width: 960,
  height: 600,
  day: {
    avif: inWidths([480, 960, 1920], [coverChairs480Avif, coverChairs960Avif, coverChairs1920Avif]),
    webp: inWidths([480, 960, 1920], [coverChairs480Webp, coverChairs960Webp, coverChairs1920Webp]),
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
    webp: inWidths(
      [480, 960, 1920],
      [coverCountry480Webp, coverCountry960Webp, coverCountry1920Webp],
    ),
  },
};

/** News cover: the pond. */
export const coverPond: StillPicture = {
  width: 960,
  height: 600,
  day: {
    avif: inWidths([480, 960, 1920], [coverPond480Avif, coverPond960Avif, coverPond1920Avif]),
    webp: inWidths([480, 960, 1920], [coverPond480Webp, coverPond960Webp, coverPond1920Webp]),
  },
};

/** News cover: the first green. */
export const coverSprout: StillPicture = {
  width: 960,
  height: 600,
  day: {
    avif: inWidths([480, 960, 1920], [coverSprout480Avif, coverSprout960Avif, coverSprout1920Avif]),
    webp: inWidths([480, 960, 1920], [coverSprout480Webp, coverSprout960Webp, coverSprout1920Webp]),
  },
};
