// Carrots for the shelf.
import dayAvif160 from "./images/carrots-160.avif";
import dayWebp160 from "./images/carrots-160.webp";
import dayAvif320 from "./images/carrots-320.avif";
import dayWebp320 from "./images/carrots-320.webp";
import type { StillPicture } from "./Still.tsx";

export const carrots: StillPicture = {
  width: 160,
  height: 110,
  day: {
    avif: [
      { url: dayAvif160, width: 160 },
      { url: dayAvif320, width: 320 },
    ],
    webp: [
      { url: dayWebp160, width: 160 },
      { url: dayWebp320, width: 320 },
    ],
  },
};
