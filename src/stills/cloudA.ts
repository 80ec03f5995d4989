// A heaped cloud.
import dayAvif122 from "./images/cloud-a-122.avif";
import dayWebp122 from "./images/cloud-a-122.webp";
import dayAvif244 from "./images/cloud-a-244.avif";
import dayWebp244 from "./images/cloud-a-244.webp";
import nightAvif122 from "./images/cloud-a-night-122.avif";
import nightWebp122 from "./images/cloud-a-night-122.webp";
import nightAvif244 from "./images/cloud-a-night-244.avif";
import nightWebp244 from "./images/cloud-a-night-244.webp";
import type { StillPicture } from "./Still.tsx";

export const cloudA: StillPicture = {
  width: 122,
  height: 62,
  day: {
    avif: [
      { url: dayAvif122, width: 122 },
      { url: dayAvif244, width: 244 },
    ],
    webp: [
      { url: dayWebp122, width: 122 },
      { url: dayWebp244, width: 244 },
    ],
  },
  night: {
    avif: [
      { url: nightAvif122, width: 122 },
      { url: nightAvif244, width: 244 },
    ],
    webp: [
      { url: nightWebp122, width: 122 },
      { url: nightWebp244, width: 244 },
    ],
  },
};
