// What is harvested, and who lays the eggs: small pictures on the shelf of the landing page.

import beans150Avif from "./images/beans-150.avif";
import beans150Webp from "./images/beans-150.webp";
import beans300Avif from "./images/beans-300.avif";
import beans300Webp from "./images/beans-300.webp";
import beets150Avif from "./images/beets-150.avif";
import beets150Webp from "./images/beets-150.webp";
import beets300Avif from "./images/beets-300.avif";
import beets300Webp from "./images/beets-300.webp";
import cabbages150Avif from "./images/cabbages-150.avif";
import cabbages150Webp from "./images/cabbages-150.webp";
import cabbages300Avif from "./images/cabbages-300.avif";
import cabbages300Webp from "./images/cabbages-300.webp";
import carrots160Avif from "./images/carrots-160.avif";
import carrots160Webp from "./images/carrots-160.webp";
import carrots320Avif from "./images/carrots-320.avif";
import carrots320Webp from "./images/carrots-320.webp";
import hen150Avif from "./images/hen-150.avif";
import hen150Webp from "./images/hen-150.webp";
import hen300Avif from "./images/hen-300.avif";
import hen300Webp from "./images/hen-300.webp";
import leeks160Avif from "./images/leeks-160.avif";
import leeks160Webp from "./images/leeks-160.webp";
import leeks320Avif from "./images/leeks-320.avif";
import leeks320Webp from "./images/leeks-320.webp";
import maize160Avif from "./images/maize-160.avif";
import maize160Webp from "./images/maize-160.webp";
import maize320Avif from "./images/maize-320.avif";
import maize320Webp from "./images/maize-320.webp";
import onions150Avif from "./images/onions-150.avif";
import onions150Webp from "./images/onions-150.webp";
import onions300Avif from "./images/onions-300.avif";
import onions300Webp from "./images/onions-300.webp";
import peas150Avif from "./images/peas-150.avif";
import peas150Webp from "./images/peas-150.webp";
import peas300Avif from "./images/peas-300.avif";
import peas300Webp from "./images/peas-300.webp";
import pumpkins150Avif from "./images/pumpkins-150.avif";
import pumpkins150Webp from "./images/pumpkins-150.webp";
import pumpkins300Avif from "./images/pumpkins-300.avif";
import pumpkins300Webp from "./images/pumpkins-300.webp";
import tomatoes150Avif from "./images/tomatoes-150.avif";
import tomatoes150Webp from "./images/tomatoes-150.webp";
import tomatoes300Avif from "./images/tomatoes-300.avif";
import tomatoes300Webp from "./images/tomatoes-300.webp";
import wheat130Avif from "./images/wheat-130.avif";
import wheat130Webp from "./images/wheat-130.webp";
import wheat260Avif from "./images/wheat-260.avif";
import wheat260Webp from "./images/wheat-260.webp";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

/** Cabbages for the shelf. */
export const cabbages: StillPicture = {
  width: 150,
  height: 110,
  day: {
    avif: inWidths([150, 300], [cabbages150Avif, cabbages300Avif]),
    webp: inWidths([150, 300], [cabbages150Webp, cabbages300Webp]),
  },
};

/** Carrots for the shelf. */
export const carrots: StillPicture = {
  width: 160,
  height: 110,
  day: {
    avif: inWidths([160, 320], [carrots160Avif, carrots320Avif]),
    webp: inWidths([160, 320], [carrots160Webp, carrots320Webp]),
  },
};

/** A hen with two chicks, for a day off. */
export const henStill: StillPicture = {
  width: 150,
  height: 140,
  day: {
    avif: inWidths([150, 300], [hen150Avif, hen300Avif]),
    webp: inWidths([150, 300], [hen150Webp, hen300Webp]),
  },
};

/** Pumpkins for the shelf. */
export const pumpkins: StillPicture = {
  width: 150,
  height: 118,
  day: {
    avif: inWidths([150, 300], [pumpkins150Avif, pumpkins300Avif]),
    webp: inWidths([150, 300], [pumpkins150Webp, pumpkins300Webp]),
  },
};

/** Tomatoes for the shelf. */
export const tomatoes: StillPicture = {
  width: 150,
  height: 112,
  day: {
    avif: inWidths([150, 300], [tomatoes150Avif, tomatoes300Avif]),
    webp: inWidths([150, 300], [tomatoes150Webp, tomatoes300Webp]),
  },
};

/** A sheaf of wheat for the shelf. */
export const wheat: StillPicture = {
  width: 130,
  height: 170,
  day: {
    avif: inWidths([130, 260], [wheat130Avif, wheat260Avif]),
    webp: inWidths([130, 260], [wheat130Webp, wheat260Webp]),
  },
};

/** A bowl of beans for the shelf. */
export const beans: StillPicture = {
  width: 150,
  height: 112,
  day: {
    avif: inWidths([150, 300], [beans150Avif, beans300Avif]),
    webp: inWidths([150, 300], [beans150Webp, beans300Webp]),
  },
};

/** Beets for the shelf. */
export const beets: StillPicture = {
  width: 150,
  height: 130,
  day: {
    avif: inWidths([150, 300], [beets150Avif, beets300Avif]),
    webp: inWidths([150, 300], [beets150Webp, beets300Webp]),
  },
};

/** Leeks for the shelf. */
export const leeks: StillPicture = {
  width: 160,
  height: 110,
  day: {
    avif: inWidths([160, 320], [leeks160Avif, leeks320Avif]),
    webp: inWidths([160, 320], [leeks160Webp, leeks320Webp]),
  },
};

/** Cobs of maize for the shelf. */
export const maizeStill: StillPicture = {
  width: 160,
  height: 112,
  day: {
    avif: inWidths([160, 320], [maize160Avif, maize320Avif]),
    webp: inWidths([160, 320], [maize160Webp, maize320Webp]),
  },
};

/** Onions for the shelf. */
export const onions: StillPicture = {
  width: 150,
  height: 130,
  day: {
    avif: inWidths([150, 300], [onions150Avif, onions300Avif]),
    webp: inWidths([150, 300], [onions150Webp, onions300Webp]),
  },
};

/** A bowl of peas for the shelf. */
export const peas: StillPicture = {
  width: 150,
  height: 112,
  day: {
    avif: inWidths([150, 300], [peas150Avif, peas300Avif]),
    webp: inWidths([150, 300], [peas150Webp, peas300Webp]),
  },
};
