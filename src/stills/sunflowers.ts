// Sunflowers in a jar for the shelf.
import sunflowers176Avif from "./images/sunflowers-176.avif";
import sunflowers176Webp from "./images/sunflowers-176.webp";
import sunflowers352Avif from "./images/sunflowers-352.avif";
import sunflowers352Webp from "./images/sunflowers-352.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

export const sunflowers: StillPicture = {
  width: 176,
  height: 190,
  day: {
    avif: inWidths([176, 352], [sunflowers176Avif, sunflowers352Avif]),
    webp: inWidths([176, 352], [sunflowers176Webp, sunflowers352Webp]),
  },
};
