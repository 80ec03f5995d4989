// Tomatoes for the shelf.
import dayAvif150 from "./images/tomatoes-150.avif";
import dayWebp150 from "./images/tomatoes-150.webp";
import dayAvif300 from "./images/tomatoes-300.avif";
import dayWebp300 from "./images/tomatoes-300.webp";
import type { StillPicture } from "./Still.tsx";

export const tomatoes: StillPicture = {
  width: 150,
  height: 112,
  day: {
    avif: [
      { url: dayAvif150, width: 150 },
      { url: dayAvif300, width: 300 },
    ],
    webp: [
      { url: dayWebp150, width: 150 },
      { url: dayWebp300, width: 300 },
    ],
  },
};
