// A sheaf of wheat for the shelf.
import dayAvif130 from "./images/wheat-130.avif";
import dayWebp130 from "./images/wheat-130.webp";
import dayAvif260 from "./images/wheat-260.avif";
import dayWebp260 from "./images/wheat-260.webp";
import type { StillPicture } from "./Still.tsx";

export const wheat: StillPicture = {
  width: 130,
  height: 170,
  day: {
    avif: [
      { url: dayAvif130, width: 130 },
      { url: dayAvif260, width: 260 },
    ],
    webp: [
      { url: dayWebp130, width: 130 },
      { url: dayWebp260, width: 260 },
    ],
  },
};
