// What else than sunflowers may stand in a plot of the raised bed, each in five stages side by side.

import bean1000Avif from "./images/bed-bean-1000.avif";
import bean1000Webp from "./images/bed-bean-1000.webp";
import bean2000Avif from "./images/bed-bean-2000.avif";
import beanNight1000Avif from "./images/bed-bean-night-1000.avif";
import beanNight2000Avif from "./images/bed-bean-night-2000.avif";
import beet1000Avif from "./images/bed-beet-1000.avif";
import beet1000Webp from "./images/bed-beet-1000.webp";
import beet2000Avif from "./images/bed-beet-2000.avif";
import beetNight1000Avif from "./images/bed-beet-night-1000.avif";
import beetNight2000Avif from "./images/bed-beet-night-2000.avif";
import cabbage1000Avif from "./images/bed-cabbage-1000.avif";
import cabbage1000Webp from "./images/bed-cabbage-1000.webp";
import cabbage2000Avif from "./images/bed-cabbage-2000.avif";
import cabbageNight1000Avif from "./images/bed-cabbage-night-1000.avif";
import cabbageNight2000Avif from "./images/bed-cabbage-night-2000.avif";
import carrot1000Avif from "./images/bed-carrot-1000.avif";
import carrot1000Webp from "./images/bed-carrot-1000.webp";
import carrot2000Avif from "./images/bed-carrot-2000.avif";
import carrotNight1000Avif from "./images/bed-carrot-night-1000.avif";
import carrotNight2000Avif from "./images/bed-carrot-night-2000.avif";
import leek1000Avif from "./images/bed-leek-1000.avif";
import leek1000Webp from "./images/bed-leek-1000.webp";
import leek2000Avif from "./images/bed-leek-2000.avif";
import leekNight1000Avif from "./images/bed-leek-night-1000.avif";
import leekNight2000Avif from "./images/bed-leek-night-2000.avif";
import maize1000Avif from "./images/bed-maize-1000.avif";
import maize1000Webp from "./images/bed-maize-1000.webp";
import maize2000Avif from "./images/bed-maize-2000.avif";
import maizeNight1000Avif from "./images/bed-maize-night-1000.avif";
import maizeNight2000Avif from "./images/bed-maize-night-2000.avif";
import onion1000Avif from "./images/bed-onion-1000.avif";
import onion1000Webp from "./images/bed-onion-1000.webp";
import onion2000Avif from "./images/bed-onion-2000.avif";
import onionNight1000Avif from "./images/bed-onion-night-1000.avif";
import onionNight2000Avif from "./images/bed-onion-night-2000.avif";
import pea1000Avif from "./images/bed-pea-1000.avif";
import pea1000Webp from "./images/bed-pea-1000.webp";
import pea2000Avif from "./images/bed-pea-2000.avif";
import peaNight1000Avif from "./images/bed-pea-night-1000.avif";
import peaNight2000Avif from "./images/bed-pea-night-2000.avif";
import pumpkin1000Avif from "./images/bed-pumpkin-1000.avif";
import pumpkin1000Webp from "./images/bed-pumpkin-1000.webp";
import pumpkin2000Avif from "./images/bed-pumpkin-2000.avif";
import pumpkinNight1000Avif from "./images/bed-pumpkin-night-1000.avif";
import pumpkinNight2000Avif from "./images/bed-pumpkin-night-2000.avif";
import tomato1000Avif from "./images/bed-tomato-1000.avif";
import tomato1000Webp from "./images/bed-tomato-1000.webp";
import tomato2000Avif from "./images/bed-tomato-2000.avif";
import tomatoNight1000Avif from "./images/bed-tomato-night-1000.avif";
import tomatoNight2000Avif from "./images/bed-tomato-night-2000.avif";
import wheat1000Avif from "./images/bed-wheat-1000.avif";
import wheat1000Webp from "./images/bed-wheat-1000.webp";
import wheat2000Avif from "./images/bed-wheat-2000.avif";
import wheatNight1000Avif from "./images/bed-wheat-night-1000.avif";
import wheatNight2000Avif from "./images/bed-wheat-night-2000.avif";
import { inWidths } from "./inWidths.ts";
import type { StillPicture, StillSource } from "./Still.tsx";

const source = (avif: readonly string[], webp?: string): StillSource => ({
  avif: inWidths([1000, 2000], avif),
  // Whoever reads no AVIF sees the day at night, too.
  webp: webp ? inWidths([1000], [webp]) : [],
});

const sheet = (day: StillSource, night: StillSource): StillPicture => ({
  width: 1000,
  height: 360,
  day,
  night,
});

/** Sown, sprouted, in leaf, nearly there, ripe. */
export const bedCrops = {
  carrot: sheet(
    source([carrot1000Avif, carrot2000Avif], carrot1000Webp),
    source([carrotNight1000Avif, carrotNight2000Avif]),
  ),
  cabbage: sheet(
    source([cabbage1000Avif, cabbage2000Avif], cabbage1000Webp),
    source([cabbageNight1000Avif, cabbageNight2000Avif]),
  ),
  wheat: sheet(
    source([wheat1000Avif, wheat2000Avif], wheat1000Webp),
    source([wheatNight1000Avif, wheatNight2000Avif]),
  ),
  pumpkin: sheet(
    source([pumpkin1000Avif, pumpkin2000Avif], pumpkin1000Webp),
    source([pumpkinNight1000Avif, pumpkinNight2000Avif]),
  ),
  tomato: sheet(
    source([tomato1000Avif, tomato2000Avif], tomato1000Webp),
    source([tomatoNight1000Avif, tomatoNight2000Avif]),
  ),
  leek: sheet(
    source([leek1000Avif, leek2000Avif], leek1000Webp),
    source([leekNight1000Avif, leekNight2000Avif]),
  ),
  bean: sheet(
    source([bean1000Avif, bean2000Avif], bean1000Webp),
    source([beanNight1000Avif, beanNight2000Avif]),
  ),
  pea: sheet(
    source([pea1000Avif, pea2000Avif], pea1000Webp),
    source([peaNight1000Avif, peaNight2000Avif]),
  ),
  beet: sheet(
    source([beet1000Avif, beet2000Avif], beet1000Webp),
    source([beetNight1000Avif, beetNight2000Avif]),
  ),
  onion: sheet(
    source([onion1000Avif, onion2000Avif], onion1000Webp),
    source([onionNight1000Avif, onionNight2000Avif]),
  ),
  maize: sheet(
    source([maize1000Avif, maize2000Avif], maize1000Webp),
    source([maizeNight1000Avif, maizeNight2000Avif]),
  ),
} as const satisfies Readonly<Record<string, StillPicture>>;
