// What else than sunflowers may stand in a plot of the raised bed, each in five stages side by side.

import bean from "virtual:still-by-hour/bed-bean";
import beet from "virtual:still-by-hour/bed-beet";
import cabbage from "virtual:still-by-hour/bed-cabbage";
import carrot from "virtual:still-by-hour/bed-carrot";
import leek from "virtual:still-by-hour/bed-leek";
import maize from "virtual:still-by-hour/bed-maize";
import onion from "virtual:still-by-hour/bed-onion";
import pea from "virtual:still-by-hour/bed-pea";
import pumpkin from "virtual:still-by-hour/bed-pumpkin";
import tomato from "virtual:still-by-hour/bed-tomato";
import wheat from "virtual:still-by-hour/bed-wheat";
import type { StillPicture, StillSource } from "./Still.tsx";

/** Whoever reads no AVIF sees the day at night, too. */
const sheet = (files: Record<"day" | "night", StillSource>): StillPicture => ({
  width: 1000,
  height: 360,
  ...files,
});

/** Sown, sprouted, in leaf, nearly there, ripe. */
export const bedCrops = {
  carrot: sheet(carrot),
  cabbage: sheet(cabbage),
  wheat: sheet(wheat),
  pumpkin: sheet(pumpkin),
  tomato: sheet(tomato),
  leek: sheet(leek),
  bean: sheet(bean),
  pea: sheet(pea),
  beet: sheet(beet),
  onion: sheet(onion),
  maize: sheet(maize),
} as const satisfies Readonly<Record<string, StillPicture>>;
