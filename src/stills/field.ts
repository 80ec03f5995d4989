// One field on its own hex.
import field470Avif from "./images/field-470.avif";
import field470Webp from "./images/field-470.webp";
import field940Avif from "./images/field-940.avif";
import field940Webp from "./images/field-940.webp";
import fieldNight470Avif from "./images/field-night-470.avif";
import fieldNight470Webp from "./images/field-night-470.webp";
import fieldNight940Avif from "./images/field-night-940.avif";
import fieldNight940Webp from "./images/field-night-940.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

export const field: StillPicture = {
  width: 470,
  height: 440,
  day: {
    avif: inWidths([470, 940], [field470Avif, field940Avif]),
    webp: inWidths([470, 940], [field470Webp, field940Webp]),
  },
  night: {
    avif: inWidths([470, 940], [fieldNight470Avif, fieldNight940Avif]),
    webp: inWidths([470, 940], [fieldNight470Webp, fieldNight940Webp]),
  },
};
