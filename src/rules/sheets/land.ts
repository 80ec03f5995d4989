// Tables of what the land does: how long a watering lasts, and how wet the country is.

import type { FarmGround } from "../../farm/ground/ground.ts";
import { holdOf } from "../../farm/growth/hold.ts";
import { canHolds } from "../../farm/tables/tools.ts";
import { odds } from "../../fields/odds.ts";
import { wetness } from "../../fields/weather/weather.ts";
import { spanOf } from "../words/figures.ts";
import { rulesStrings as strings } from "../words/strings.ts";
import { plainGround } from "./plainGround.ts";
import type { RuleSheet } from "./sheet.ts";

const { heads } = strings;

/** How long a watering lasts on a field like the plain one but for this. */
const holdWith = (own: Partial<FarmGround>, can = 0): string =>
  spanOf(holdOf({ ...plainGround, ...own }, can) / 1000);

export const soilSheet = (): RuleSheet => ({
  caption: strings.captions.soils,
  head: [heads.soil, heads.lasts],
  rows: odds.soil.map(({ id, name }) => [name, holdWith({ soil: id })]),
});

export const moistureSheet = (): RuleSheet => ({
  caption: strings.captions.holds,
  head: [heads.onLoam, heads.lasts],
  rows: [
    ...canHolds.map((_, can) => [strings.can(can), holdWith({}, can)]),
    ...odds.aspect.map(({ id, name }) => [strings.facing(name), holdWith({ aspect: id })]),
    ...odds.wind.map(({ id, name }) => [name, holdWith({ wind: id })]),
    [strings.well, holdWith({ water: "well" })],
    [strings.hotSpring, holdWith({ landmark: "hot-spring" })],
  ],
});

export const rains = (): RuleSheet => ({
  caption: strings.captions.rains,
  head: [heads.region, heads.wetDays],
  rows: odds.region.map(({ id, name }) => [name, `${wetness[id]}`]),
});
