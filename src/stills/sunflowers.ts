// Sunflowers in a jar for the shelf.
import dayAvif140 from "./images/sunflowers-140.avif";
import dayWebp140 from "./images/sunflowers-140.webp";
import dayAvif280 from "./images/sunflowers-280.avif";
import dayWebp280 from "./images/sunflowers-280.webp";
import type { StillPicture } from "./Still.tsx";

export const sunflowers: StillPicture = {
  width: 140,
  height: 190,
  day: {
    avif: [
      { url: dayAvif140, width: 140 },
      { url: dayAvif280, width: 280 },
    ],
    webp: [
      { url: dayWebp140, width: 140 },
      { url: dayWebp280, width: 280 },
    ],
  },
};
