// Tables of how one gets on: levels, what counts, festivals, pieces, dyes.

import { festivalNames } from "../../farm/describe/festivalNames.ts";
import { strings as farmWords, goods } from "../../farm/describe/strings.ts";
import { CHANCE_WORTH, worthOf } from "../../farm/letters/letter.ts";
import { cropIds, rulesOf } from "../../farm/tables/crops.ts";
import { DYE_TIMBER, dyes as takenBy } from "../../farm/tables/dyes.ts";
import { festivalIds, festivalOf } from "../../farm/tables/festivals.ts";
import { keepIds, keepOf } from "../../farm/tables/keeps.ts";
import { DEEDS, deedsFor, deedsOfHarvest } from "../../farm/tables/level.ts";
import { penceFor, pieceIds } from "../../farm/tables/pieces.ts";
import { recipeIds, recipeOf } from "../../farm/tables/recipes.ts";
import { capital, dateOf, goodsOf, number } from "../words/figures.ts";
import { keepNames } from "../words/names.ts";
import { rulesStrings as strings } from "../words/strings.ts";
import type { Sheet } from "./sheet.ts";

const { heads } = strings;

function comesAt(level: number): string {
  const all = [
    ...cropIds.filter((crop) => rulesOf(crop).level === level),
    ...keepIds
      .filter((keep) => keepOf(keep).level === level && keepOf(keep).pence !== null)
      .map((keep) => keepNames[keep].toLowerCase()),
    ...recipeIds.filter((id) => recipeOf(id).level === level).map((id) => goods[id][0]),
  ];
  return capital(all.join(", "));
}

const lastWithSomething = Math.max(...recipeIds.map((id) => recipeOf(id).level));

export const levels = (): Sheet => ({
  caption: strings.captions.levels,
  head: [heads.level, heads.deeds, heads.brings],
  rows: Array.from({ length: lastWithSomething }, (_, i) => i + 1).map((level) => [
    `${level}`,
    number(deedsFor(level)),
    comesAt(level),
  ]),
});

export const deeds = (): Sheet => ({
  caption: strings.captions.deeds,
  head: [heads.what, heads.deeds],
  rows: [
    ...cropIds.map((crop) => [strings.harvestOf(crop), `${deedsOfHarvest(rulesOf(crop).seconds)}`]),
    ...(Object.keys(DEEDS) as (keyof typeof DEEDS)[]).map((what) => [
      strings.deedNames[what],
      `${DEEDS[what]}`,
    ]),
  ],
});

export const letters = (): Sheet => ({
  caption: strings.captions.letters,
  head: [heads.yourLevel, heads.asksFor],
  rows: [1, 4, 8, 12, 16].map((level) => [
    `${level}`,
    strings.fromTo(worthOf(1, level, 0), worthOf(1, level, CHANCE_WORTH - 1)),
  ]),
});

export const festivals = (): Sheet => ({
  caption: strings.captions.festivals,
  head: [heads.festival, heads.from, heads.bring],
  rows: festivalIds.map((festival) => {
    const { month, date, weekday, brings } = festivalOf(festival);
    const from = dateOf(month, date);
    const day = weekday === undefined ? from : strings.sundayFrom(from);
    return [festivalNames[festival], day, goodsOf(brings)];
  }),
});

export const pieces = (): Sheet => ({
  caption: strings.captions.pieces,
  head: [heads.piece, heads.pence],
  rows: [1, 10, 25, 50, pieceIds.length].map((nth) => [`${nth}`, number(penceFor(nth - 1))]),
});

export const dyes = (): Sheet => ({
  caption: strings.captions.dyes,
  head: [heads.of, heads.takes],
  rows: cropIds.map((crop) => [
    capital(crop),
    `${goodsOf({ [crop]: takenBy[crop] })}, ${farmWords.timber(DYE_TIMBER)}`,
  ]),
});
