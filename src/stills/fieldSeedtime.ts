// One field on its own hex in Seedtime.
import { fieldStill } from "./fieldStill.ts";
import fieldSeedtime470Avif from "./images/field-seedtime-470.avif";
import fieldSeedtime470Webp from "./images/field-seedtime-470.webp";
import fieldSeedtime940Avif from "./images/field-seedtime-940.avif";
import fieldSeedtimeNight470Avif from "./images/field-seedtime-night-470.avif";
import fieldSeedtimeNight940Avif from "./images/field-seedtime-night-940.avif";

export const fieldSeedtime = fieldStill(
  { avif: [fieldSeedtime470Avif, fieldSeedtime940Avif], webp: fieldSeedtime470Webp },
  [fieldSeedtimeNight470Avif, fieldSeedtimeNight940Avif],
);
