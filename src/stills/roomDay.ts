// The cottage room by day.
import roomDay440Avif from "./images/room-day-440.avif";
import roomDay440Webp from "./images/room-day-440.webp";
import roomDay880Avif from "./images/room-day-880.avif";
import roomDay880Webp from "./images/room-day-880.webp";
import roomDay1760Avif from "./images/room-day-1760.avif";
import roomDay1760Webp from "./images/room-day-1760.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

export const roomDay: StillPicture = {
  width: 880,
  height: 820,
  day: {
    avif: inWidths([440, 880, 1760], [roomDay440Avif, roomDay880Avif, roomDay1760Avif]),
    webp: inWidths([440, 880, 1760], [roomDay440Webp, roomDay880Webp, roomDay1760Webp]),
  },
};
