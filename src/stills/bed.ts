// The long raised bed with bare earth, and what may stand in it: a sunflower in seven stages, and a basket.
import bedFiles from "virtual:still-by-hour/bed";
import bedBasketFiles from "virtual:still-by-hour/bed-basket";
import bedSmallFiles from "virtual:still-by-hour/bed-small";
import bedSunflowerFiles from "virtual:still-by-hour/bed-sunflower";
import type { StillPicture } from "./Still.tsx";

/** The long raised bed with bare earth: a place for seven plots and a basket. */
export const bedStill: StillPicture = { width: 2560, height: 360, ...bedFiles };

/** The raised bed for narrow screens, with a place for three plots. */
export const bedSmall: StillPicture = { width: 720, height: 360, ...bedSmallFiles };

/** A sunflower in its seven stages, side by side. */
export const bedSunflower: StillPicture = { width: 1680, height: 360, ...bedSunflowerFiles };

/** A basket with nothing in it, with one sunflower, with two and with many, side by side. */
export const bedBasket: StillPicture = { width: 960, height: 360, ...bedBasketFiles };
