// The cottage room by night with its stove out: by lamplight, and by the moon alone.
import roomCold440Avif from "./images/room-cold-440.avif";
import roomCold440Webp from "./images/room-cold-440.webp";
import roomCold880Avif from "./images/room-cold-880.avif";
import roomCold880Webp from "./images/room-cold-880.webp";
import roomDarkCold440Avif from "./images/room-dark-cold-440.avif";
import roomDarkCold440Webp from "./images/room-dark-cold-440.webp";
import roomDarkCold880Avif from "./images/room-dark-cold-880.avif";
import roomDarkCold880Webp from "./images/room-dark-cold-880.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

export const roomCold: StillPicture = {
  width: 880,
  height: 820,
  day: {
    avif: inWidths([440, 880], [roomCold440Avif, roomCold880Avif]),
    webp: inWidths([440, 880], [roomCold440Webp, roomCold880Webp]),
  },
};

export const roomDarkCold: StillPicture = {
  width: 880,
  height: 820,
  day: {
    avif: inWidths([440, 880], [roomDarkCold440Avif, roomDarkCold880Avif]),
    webp: inWidths([440, 880], [roomDarkCold440Webp, roomDarkCold880Webp]),
  },
};
