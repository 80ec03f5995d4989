// The cottage room by lamplight: the same night in both themes.
import avif440 from "./images/room-440.avif";
import webp440 from "./images/room-440.webp";
import avif880 from "./images/room-880.avif";
import webp880 from "./images/room-880.webp";
import avif1760 from "./images/room-1760.avif";
import webp1760 from "./images/room-1760.webp";
import type { StillPicture } from "./Still.tsx";

export const room: StillPicture = {
  width: 880,
  height: 820,
  day: {
    avif: [
      { url: avif440, width: 440 },
      { url: avif880, width: 880 },
      { url: avif1760, width: 1760 },
    ],
    webp: [
      { url: webp440, width: 440 },
      { url: webp880, width: 880 },
      { url: webp1760, width: 1760 },
    ],
  },
};
