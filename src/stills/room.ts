// The cottage room by lamplight: the same night in both themes.
import room440Avif from "./images/room-440.avif";
import room440Webp from "./images/room-440.webp";
import room880Avif from "./images/room-880.avif";
import room880Webp from "./images/room-880.webp";
import room1760Avif from "./images/room-1760.avif";
import room1760Webp from "./images/room-1760.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

export const room: StillPicture = {
  width: 880,
  height: 820,
  day: {
    avif: inWidths([440, 880, 1760], [room440Avif, room880Avif, room1760Avif]),
    webp: inWidths([440, 880, 1760], [room440Webp, room880Webp, room1760Webp]),
  },
};
