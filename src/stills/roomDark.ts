// The cottage room by night with its lamps out.
import roomDark440Avif from "./images/room-dark-440.avif";
import roomDark440Webp from "./images/room-dark-440.webp";
import roomDark880Avif from "./images/room-dark-880.avif";
import roomDark880Webp from "./images/room-dark-880.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

export const roomDark: StillPicture = {
  width: 880,
  height: 820,
  day: {
    avif: inWidths([440, 880], [roomDark440Avif, roomDark880Avif]),
    webp: inWidths([440, 880], [roomDark440Webp, roomDark880Webp]),
  },
};
