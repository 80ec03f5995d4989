// News cover: the pond.
import avif480 from "./images/cover-pond-480.avif";
import webp480 from "./images/cover-pond-480.webp";
import avif960 from "./images/cover-pond-960.avif";
import webp960 from "./images/cover-pond-960.webp";
import avif1920 from "./images/cover-pond-1920.avif";
import webp1920 from "./images/cover-pond-1920.webp";
import type { StillPicture } from "./Still.tsx";

export const coverPond: StillPicture = {
  width: 960,
  height: 600,
  day: {
    avif: [
      { url: avif480, width: 480 },
      { url: avif960, width: 960 },
      { url: avif1920, width: 1920 },
    ],
    webp: [
      { url: webp480, width: 480 },
      { url: webp960, width: 960 },
      { url: webp1920, width: 1920 },
    ],
  },
};
