// Two clouds that drift about the floating field of the first screen.
import cloudA122Avif from "./images/cloud-a-122.avif";
import cloudA122Webp from "./images/cloud-a-122.webp";
import cloudA244Avif from "./images/cloud-a-244.avif";
import cloudA244Webp from "./images/cloud-a-244.webp";
import cloudANight122Avif from "./images/cloud-a-night-122.avif";
import cloudANight122Webp from "./images/cloud-a-night-122.webp";
import cloudANight244Avif from "./images/cloud-a-night-244.avif";
import cloudANight244Webp from "./images/cloud-a-night-244.webp";
import cloudB112Avif from "./images/cloud-b-112.avif";
import cloudB112Webp from "./images/cloud-b-112.webp";
import cloudB224Avif from "./images/cloud-b-224.avif";
import cloudB224Webp from "./images/cloud-b-224.webp";
import cloudBNight112Avif from "./images/cloud-b-night-112.avif";
import cloudBNight112Webp from "./images/cloud-b-night-112.webp";
import cloudBNight224Avif from "./images/cloud-b-night-224.avif";
import cloudBNight224Webp from "./images/cloud-b-night-224.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

/** A heaped cloud. */
export const cloudA: StillPicture = {
  width: 122,
  height: 62,
  day: {
    avif: inWidths([122, 244], [cloudA122Avif, cloudA244Avif]),
    webp: inWidths([122, 244], [cloudA122Webp, cloudA244Webp]),
  },
  night: {
    avif: inWidths([122, 244], [cloudANight122Avif, cloudANight244Avif]),
    webp: inWidths([122, 244], [cloudANight122Webp, cloudANight244Webp]),
  },
};

/** A smaller cloud. */
export const cloudB: StillPicture = {
  width: 112,
  height: 62,
  day: {
    avif: inWidths([112, 224], [cloudB112Avif, cloudB224Avif]),
    webp: inWidths([112, 224], [cloudB112Webp, cloudB224Webp]),
  },
  night: {
    avif: inWidths([112, 224], [cloudBNight112Avif, cloudBNight224Avif]),
    webp: inWidths([112, 224], [cloudBNight112Webp, cloudBNight224Webp]),
  },
};
