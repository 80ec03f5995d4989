// Tables of the twelve crops: how long they take, what they give, when and where they do well.

import { cropIds, rulesOf } from "../../farm/tables/crops.ts";
import { likedCrops } from "../../fields/likedCrops.ts";
import { odds } from "../../fields/odds.ts";
import { seasonNames } from "../../fields/seasonNames.ts";
import { capitaliseCell, spanOf } from "../words/figures.ts";
import { rulesStrings as strings } from "../words/strings.ts";
import type { RuleSheet } from "./sheet.ts";

const { heads } = strings;

export const growthSheet = (): RuleSheet => ({
  caption: strings.captions.growing,
  head: [heads.crop, heads.dry, heads.moist, heads.level],
  rows: cropIds.map((crop) => {
    const { seconds, level } = rulesOf(crop);
    return [capitaliseCell(crop), spanOf(seconds), spanOf((seconds * 2) / 3), `${level}`];
  }),
});

export const giving = (): RuleSheet => ({
  caption: strings.captions.giving,
  head: [heads.crop, heads.gives, heads.each, heads.seed],
  rows: cropIds.map((crop) => {
    const { units, price, seed } = rulesOf(crop);
    return [
      capitaliseCell(crop),
      `${units}`,
      strings.pence(price),
      seed === 0 ? strings.free : strings.pence(seed),
    ];
  }),
});

export const seasonal = (): RuleSheet => ({
  caption: strings.captions.seasonal,
  head: [heads.crop, heads.best, heads.poor],
  rows: cropIds.map((crop) => {
    const { favourite, poor } = rulesOf(crop);
    const names = poor.map((season) => seasonNames[season]);
    return [capitaliseCell(crop), seasonNames[favourite], names.join(", ")];
  }),
});

export const liking = (): RuleSheet => ({
  caption: strings.captions.liking,
  head: [heads.soil, heads.likedBy],
  rows: odds.soil.map(({ id, name }) => [name, likedCrops[id].join(", ")]),
});

export const drawing = (): RuleSheet => ({
  caption: strings.captions.drawing,
  head: [heads.crop, heads.takes],
  rows: cropIds.map((crop) => {
    const { draw } = rulesOf(crop);
    return [capitaliseCell(crop), draw < 0 ? strings.givesBack(-draw) : `${draw}`];
  }),
});
