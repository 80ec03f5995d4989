// What is harvested, and who lays the eggs: small pictures on the shelf of the landing page.

import beansFiles from "virtual:still/beans";
import beetsFiles from "virtual:still/beets";
import cabbagesFiles from "virtual:still/cabbages";
import carrotsFiles from "virtual:still/carrots";
import henFiles from "virtual:still/hen";
import leeksFiles from "virtual:still/leeks";
import maizeFiles from "virtual:still/maize";
import onionsFiles from "virtual:still/onions";
import peasFiles from "virtual:still/peas";
import pumpkinsFiles from "virtual:still/pumpkins";
import tomatoesFiles from "virtual:still/tomatoes";
import wheatFiles from "virtual:still/wheat";
import type { StillPicture } from "./Still.tsx";

/** Cabbages for the shelf. */
export const cabbages: StillPicture = { width: 150, height: 110, day: cabbagesFiles };

/** Carrots for the shelf. */
export const carrots: StillPicture = { width: 160, height: 110, day: carrotsFiles };

/** A hen with two chicks, for a day off. */
export const henStill: StillPicture = { width: 150, height: 140, day: henFiles };

/** Pumpkins for the shelf. */
export const pumpkins: StillPicture = { width: 150, height: 118, day: pumpkinsFiles };

/** Tomatoes for the shelf. */
export const tomatoes: StillPicture = { width: 150, height: 112, day: tomatoesFiles };

/** A sheaf of wheat for the shelf. */
export const wheat: StillPicture = { width: 130, height: 170, day: wheatFiles };

/** A bowl of beans for the shelf. */
export const beans: StillPicture = { width: 150, height: 112, day: beansFiles };

/** Beets for the shelf. */
export const beets: StillPicture = { width: 150, height: 130, day: beetsFiles };

/** Leeks for the shelf. */
export const leeks: StillPicture = { width: 160, height: 110, day: leeksFiles };

/** Cobs of maize for the shelf. */
export const maizeStill: StillPicture = { width: 160, height: 112, day: maizeFiles };

/** Onions for the shelf. */
export const onions: StillPicture = { width: 150, height: 130, day: onionsFiles };

/** A bowl of peas for the shelf. */
export const peas: StillPicture = { width: 150, height: 112, day: peasFiles };
