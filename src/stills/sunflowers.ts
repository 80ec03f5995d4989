// Sunflowers in a jar for the shelf.
import dayAvif176 from "./images/sunflowers-176.avif";
import dayWebp176 from "./images/sunflowers-176.webp";
import dayAvif352 from "./images/sunflowers-352.avif";
import dayWebp352 from "./images/sunflowers-352.webp";
import type { StillPicture } from "./Still.tsx";

export const sunflowers: StillPicture = {
  width: 176,
  height: 190,
  day: {
    avif: [
      { url: dayAvif176, width: 176 },
      { url: dayAvif352, width: 352 },
    ],
    webp: [
      { url: dayWebp176, width: 176 },
      { url: dayWebp352, width: 352 },
    ],
  },
};
