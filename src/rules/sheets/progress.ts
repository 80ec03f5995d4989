// Tables of how one gets on: levels, what counts, festivals, pieces, dyes.

import { festivalNames } from "../../farm/describe/festivalNames.ts";
import { newWith } from "../../farm/describe/newWith.ts";
import { strings as farmWords } from "../../farm/describe/strings.ts";
import { CHANCE_WORTH, worthOf } from "../../farm/letters/ask.ts";
import { cropIds, rulesOf } from "../../farm/tables/crops.ts";
import { DYE_TIMBER, dyeCosts as takenBy } from "../../farm/tables/dyes.ts";
import { festivalIds, festivalOf } from "../../farm/tables/festivals.ts";
import { DEEDS, deedsFor, deedsOfHarvest, STONES_FROM } from "../../farm/tables/level.ts";
import { penceFor, pieceIds } from "../../farm/tables/pieces.ts";
import { capitaliseCell, goodsOf, monthDayWords, number } from "../words/figures.ts";
import { rulesStrings as strings } from "../words/strings.ts";
import type { RuleSheet } from "./sheet.ts";

const { heads } = strings;

const comesAt = (level: number): string => capitaliseCell(newWith(level).join(", "));

/** From there on each lays a stone. */
const lastWithSomething = STONES_FROM;

export const levelSheet = (): RuleSheet => ({
  caption: strings.captions.levels,
  head: [heads.level, heads.deeds, heads.brings],
  rows: Array.from({ length: lastWithSomething }, (_, i) => i + 1).map((level) => [
    `${level}`,
    number(deedsFor(level)),
    comesAt(level),
  ]),
});

export const deedSheet = (): RuleSheet => ({
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

export const letterSheet = (): RuleSheet => ({
  caption: strings.captions.letters,
  head: [heads.yourLevel, heads.asksFor],
  rows: [1, 4, 8, 12, 16].map((level) => [
    `${level}`,
    strings.fromTo(worthOf(1, level, 0), worthOf(1, level, CHANCE_WORTH - 1)),
  ]),
});

export const festivalSheet = (): RuleSheet => ({
  caption: strings.captions.festivals,
  head: [heads.festival, heads.from, heads.bring],
  rows: festivalIds.map((festival) => {
    const { month, date, weekday, brings } = festivalOf(festival);
    const from = monthDayWords(month, date);
    const day = weekday === undefined ? from : strings.sundayFrom(from);
    return [festivalNames[festival], day, goodsOf(brings)];
  }),
});

export const pieceSheet = (): RuleSheet => ({
  caption: strings.captions.pieces,
  head: [heads.piece, heads.pence],
  rows: [1, 10, 25, 50, pieceIds.length].map((nth) => [`${nth}`, number(penceFor(nth - 1))]),
});

export const dyeSheet = (): RuleSheet => ({
  caption: strings.captions.dyes,
  head: [heads.of, heads.takes],
  rows: cropIds.map((crop) => [
    capitaliseCell(crop),
    `${goodsOf({ [crop]: takenBy[crop] })}, ${farmWords.timber(DYE_TIMBER)}`,
  ]),
});
