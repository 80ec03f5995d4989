// One field on its own hex.
import dayAvif470 from "./images/field-470.avif";
import dayWebp470 from "./images/field-470.webp";
import dayAvif940 from "./images/field-940.avif";
import dayWebp940 from "./images/field-940.webp";
import nightAvif470 from "./images/field-night-470.avif";
import nightWebp470 from "./images/field-night-470.webp";
import nightAvif940 from "./images/field-night-940.avif";
import nightWebp940 from "./images/field-night-940.webp";
import type { StillPicture } from "./Still.tsx";

export const field: StillPicture = {
  width: 470,
  height: 440,
  day: {
    avif: [
      { url: dayAvif470, width: 470 },
      { url: dayAvif940, width: 940 },
    ],
    webp: [
      { url: dayWebp470, width: 470 },
      { url: dayWebp940, width: 940 },
    ],
  },
  night: {
    avif: [
      { url: nightAvif470, width: 470 },
      { url: nightAvif940, width: 940 },
    ],
    webp: [
      { url: nightWebp470, width: 470 },
      { url: nightWebp940, width: 940 },
    ],
  },
};
