// One field on its own hex in High Sun.
import { fieldStill } from "./fieldStill.ts";
import fieldHighSun470Avif from "./images/field-high-sun-470.avif";
import fieldHighSun470Webp from "./images/field-high-sun-470.webp";
import fieldHighSun940Avif from "./images/field-high-sun-940.avif";
import fieldHighSunNight470Avif from "./images/field-high-sun-night-470.avif";
import fieldHighSunNight940Avif from "./images/field-high-sun-night-940.avif";

export const fieldHighSun = fieldStill(
  { avif: [fieldHighSun470Avif, fieldHighSun940Avif], webp: fieldHighSun470Webp },
  [fieldHighSunNight470Avif, fieldHighSunNight940Avif],
);
