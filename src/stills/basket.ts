// A basket full of harvest.
import dayAvif296 from "./images/basket-296.avif";
import dayWebp296 from "./images/basket-296.webp";
import dayAvif592 from "./images/basket-592.avif";
import dayWebp592 from "./images/basket-592.webp";
import type { StillPicture } from "./Still.tsx";

export const basket: StillPicture = {
  width: 296,
  height: 250,
  day: {
    avif: [
      { url: dayAvif296, width: 296 },
      { url: dayAvif592, width: 592 },
    ],
    webp: [
      { url: dayWebp296, width: 296 },
      { url: dayWebp592, width: 592 },
    ],
  },
};
