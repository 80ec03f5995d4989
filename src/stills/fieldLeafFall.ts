// One field on its own hex in Leaf-fall.
import { fieldStill } from "./fieldStill.ts";
import field470Avif from "./images/field-470.avif";
import field470Webp from "./images/field-470.webp";
import field940Avif from "./images/field-940.avif";
import fieldNight470Avif from "./images/field-night-470.avif";
import fieldNight940Avif from "./images/field-night-940.avif";

export const fieldLeafFall = fieldStill(
  { avif: [field470Avif, field940Avif], webp: field470Webp },
  [fieldNight470Avif, fieldNight940Avif],
);
