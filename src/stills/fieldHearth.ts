// One field on its own hex in Hearth.
import { fieldStill } from "./fieldStill.ts";
import fieldHearth470Avif from "./images/field-hearth-470.avif";
import fieldHearth470Webp from "./images/field-hearth-470.webp";
import fieldHearth940Avif from "./images/field-hearth-940.avif";
import fieldHearthNight470Avif from "./images/field-hearth-night-470.avif";
import fieldHearthNight940Avif from "./images/field-hearth-night-940.avif";

export const fieldHearth = fieldStill(
  { avif: [fieldHearth470Avif, fieldHearth940Avif], webp: fieldHearth470Webp },
  [fieldHearthNight470Avif, fieldHearthNight940Avif],
);
