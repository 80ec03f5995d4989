// A basket full of harvest.
import dayAvif236 from "./images/basket-236.avif";
import dayWebp236 from "./images/basket-236.webp";
import dayAvif472 from "./images/basket-472.avif";
import dayWebp472 from "./images/basket-472.webp";
import type { StillPicture } from "./Still.tsx";

export const basket: StillPicture = {
  width: 236,
  height: 250,
  day: {
    avif: [
      { url: dayAvif236, width: 236 },
      { url: dayAvif472, width: 472 },
    ],
    webp: [
      { url: dayWebp236, width: 236 },
      { url: dayWebp472, width: 472 },
    ],
  },
};
