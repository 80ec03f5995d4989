// A smaller cloud.
import dayAvif112 from "./images/cloud-b-112.avif";
import dayWebp112 from "./images/cloud-b-112.webp";
import dayAvif224 from "./images/cloud-b-224.avif";
import dayWebp224 from "./images/cloud-b-224.webp";
import nightAvif112 from "./images/cloud-b-night-112.avif";
import nightWebp112 from "./images/cloud-b-night-112.webp";
import nightAvif224 from "./images/cloud-b-night-224.avif";
import nightWebp224 from "./images/cloud-b-night-224.webp";
import type { StillPicture } from "./Still.tsx";

export const cloudB: StillPicture = {
  width: 112,
  height: 62,
  day: {
    avif: [
      { url: dayAvif112, width: 112 },
      { url: dayAvif224, width: 224 },
    ],
    webp: [
      { url: dayWebp112, width: 112 },
      { url: dayWebp224, width: 224 },
    ],
  },
  night: {
    avif: [
      { url: nightAvif112, width: 112 },
      { url: nightAvif224, width: 224 },
    ],
    webp: [
      { url: nightWebp112, width: 112 },
      { url: nightWebp224, width: 224 },
    ],
  },
};
