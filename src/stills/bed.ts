// The long raised bed with bare earth, and what may stand in it: a sunflower in seven stages, and a basket.
import bed1280Avif from "./images/bed-1280.avif";
import bed1280Webp from "./images/bed-1280.webp";
import bed2560Avif from "./images/bed-2560.avif";
import bed2560Webp from "./images/bed-2560.webp";
import bed5120Avif from "./images/bed-5120.avif";
import bedBasket960Avif from "./images/bed-basket-960.avif";
import bedBasket960Webp from "./images/bed-basket-960.webp";
import bedBasket1920Avif from "./images/bed-basket-1920.avif";
import bedBasketNight960Avif from "./images/bed-basket-night-960.avif";
import bedBasketNight960Webp from "./images/bed-basket-night-960.webp";
import bedBasketNight1920Avif from "./images/bed-basket-night-1920.avif";
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
import bedSunflower1680Avif from "./images/bed-sunflower-1680.avif";
import bedSunflower1680Webp from "./images/bed-sunflower-1680.webp";
import bedSunflower3360Avif from "./images/bed-sunflower-3360.avif";
import bedSunflowerNight1680Avif from "./images/bed-sunflower-night-1680.avif";
import bedSunflowerNight1680Webp from "./images/bed-sunflower-night-1680.webp";
import bedSunflowerNight3360Avif from "./images/bed-sunflower-night-3360.avif";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

/** The long raised bed with bare earth: a place for seven plots and a basket. */
export const bedStill: StillPicture = {
  width: 2560,
  height: 360,
  day: {
    avif: inWidths([1280, 2560, 5120], [bed1280Avif, bed2560Avif, bed5120Avif]),
    webp: inWidths([1280, 2560], [bed1280Webp, bed2560Webp]),
  },
  night: {
    avif: inWidths([1280, 2560, 5120], [bedNight1280Avif, bedNight2560Avif, bedNight5120Avif]),
    webp: inWidths([1280, 2560], [bedNight1280Webp, bedNight2560Webp]),
  },
};

/** The raised bed for narrow screens, with a place for three plots. */
export const bedSmall: StillPicture = {
  width: 720,
  height: 360,
  day: {
    avif: inWidths([720, 1440], [bedSmall720Avif, bedSmall1440Avif]),
    webp: inWidths([720, 1440], [bedSmall720Webp, bedSmall1440Webp]),
  },
  night: {
    avif: inWidths([720, 1440], [bedSmallNight720Avif, bedSmallNight1440Avif]),
    webp: inWidths([720, 1440], [bedSmallNight720Webp, bedSmallNight1440Webp]),
  },
};

/** A sunflower in its seven stages, side by side. */
export const bedSunflower: StillPicture = {
  width: 1680,
  height: 360,
  day: {
    avif: inWidths([1680, 3360], [bedSunflower1680Avif, bedSunflower3360Avif]),
    webp: inWidths([1680], [bedSunflower1680Webp]),
  },
  night: {
    avif: inWidths([1680, 3360], [bedSunflowerNight1680Avif, bedSunflowerNight3360Avif]),
    webp: inWidths([1680], [bedSunflowerNight1680Webp]),
  },
};

/** A basket with nothing in it, with one sunflower, with two and with many, side by side. */
export const bedBasket: StillPicture = {
  width: 960,
  height: 360,
  day: {
    avif: inWidths([960, 1920], [bedBasket960Avif, bedBasket1920Avif]),
    webp: inWidths([960], [bedBasket960Webp]),
  },
  night: {
    avif: inWidths([960, 1920], [bedBasketNight960Avif, bedBasketNight1920Avif]),
    webp: inWidths([960], [bedBasketNight960Webp]),
  },
};
