// What makes a harvest larger or smaller, asked of the law one thing at a time.

import type { FarmGround } from "../../farm/ground/ground.ts";
import { type Factors, factorsOf } from "../../farm/growth/factors.ts";
import { needOf } from "../../farm/growth/grow.ts";
import { FULL_HEART } from "../../farm/growth/heart.ts";
import { DAY, dayOfCivilDate } from "../../farm/numbers/time.ts";
import { bareFarm } from "../../farm/state/begin.ts";
import type { Farm, Sown } from "../../farm/state/farm.ts";
import { type Crop, companionCrops, cropIds } from "../../farm/tables/crops.ts";
import { capitaliseCell, factorWords, more } from "../words/figures.ts";
import { rulesStrings as strings } from "../words/strings.ts";
import { plainGround } from "./plainGround.ts";
import { fewestPlots, mostPlots } from "./plotCounts.ts";
import type { RuleSheet } from "./sheet.ts";

const { heads, factors: said } = strings;

type Asked = {
  readonly crop?: Crop;
  readonly moist?: boolean;
  readonly heart?: number;
  /** In the middle of which month: 0 is January. */
  readonly month?: number;
  readonly ground?: Partial<FarmGround>;
  /** What is sown on so many sides. */
  readonly beside?: readonly Crop[];
};

const sownAt = (what: Crop, wet: number, at: number): Sown => ({
  what,
  at,
  grown: needOf(what),
  wet,
  seen: at,
});

/** The factors of one plot, where nothing but what is asked for differs from the usual. */
function factors({ crop = "carrot", moist = true, heart = 0, month = 3, ...rest }: Asked): Factors {
  const { ground: own = {}, beside = [] } = rest;
  const at = dayOfCivilDate({ year: 2026, month, date: 15 }) * DAY;
  const ground = { ...plainGround, soil: "silt" as const, ...own };
  const bare = bareFarm(ground, at);
  const wet = moist ? needOf(crop) : 0;
  const sown = sownAt(crop, wet, at);
  const plots = bare.plots.map((plot, i) => {
    const other = beside[i - 1];
    const stands = i === 0 ? sown : other ? sownAt(other, 0, at) : null;
    return { ...plot, heart, sown: stands };
  });
  const farm: Farm = { ...bare, plots };
  return factorsOf(ground, farm, 0, sown, at);
}

const seventeen = plainGround.plots.slice(0, 17);
/** Where seventeen plots are dug nobody stands roomier than usual. */
const besideOf = (asked: Asked): number =>
  factors({ ...asked, ground: { plots: seventeen, ...asked.ground } }).beside;
const roomOf = (plots: number): number =>
  factors({ ground: { plots: Array.from({ length: plots }, (_, i) => plainGround.plots[i]!) } })
    .beside;

export const yields = (): RuleSheet => ({
  caption: strings.captions.yields,
  head: [heads.what, heads.times],
  rows: [
    [said.neverMoist, factorWords(factors({ moist: false }).care)],
    [said.alwaysMoist, factorWords(factors({}).care)],
    [said.heartAt(0), factorWords(factors({ heart: 0 }).heart)],
    [said.heartAt(FULL_HEART), factorWords(factors({ heart: FULL_HEART }).heart)],
    [said.favourite, factorWords(factors({ crop: "pea" }).season)],
    [said.poor, factorWords(factors({ crop: "wheat" }).season)],
    [said.warmSpring, more(factors({ ground: { soil: "sand" } }).season - factors({}).season)],
    [
      said.warmSummer,
      more(
        factors({ crop: "onion", month: 6, ground: { soil: "sand" } }).season -
          factors({ crop: "onion", month: 6 }).season,
      ),
    ],
    [said.liked, factorWords(factors({ crop: "carrot", ground: { soil: "loam" } }).soil)],
    [said.fewest(fewestPlots), factorWords(roomOf(fewestPlots))],
    [said.most(mostPlots), factorWords(roomOf(mostPlots))],
  ],
});

export const neighbourSheet = (): RuleSheet => {
  const none = besideOf({});
  const one = (asked: Asked): string => more(besideOf(asked) - none);
  return {
    caption: strings.captions.besides,
    head: [heads.beside, heads.adds],
    rows: [
      [said.companion, one({ beside: ["onion"] })],
      [said.same, one({ beside: ["carrot"] })],
      [said.freeSide, one({ ground: { sides: [[1, 2, 3, null]] } })],
      [said.mostBeside, factorWords(besideOf({ beside: ["onion", "leek", "pea", "onion"] }))],
    ],
  };
};

export const friendSheet = (): RuleSheet => ({
  caption: strings.captions.friends,
  head: [heads.crop, heads.companions],
  rows: cropIds.map((crop) => [
    capitaliseCell(crop),
    companionCrops.flatMap(([a, b]) => (a === crop ? [b] : b === crop ? [a] : [])).join(", "),
  ]),
});

const ownOf = (crop: Crop, ground: Partial<FarmGround>, month = 3): string =>
  factorWords(factors({ crop, ground, month }).own);

export const ownLandSheet = (): RuleSheet => ({
  caption: strings.captions.owns,
  head: [heads.field, heads.times],
  rows: [
    [said.millWheat, ownOf("wheat", { landmark: "mill" })],
    [said.millBean, ownOf("bean", { landmark: "mill" })],
    [said.hives, ownOf("pea", { landmark: "beehives" })],
    [said.oak, ownOf("carrot", { landmark: "old-oak" })],
    [said.windsweptGrain, ownOf("wheat", { wind: "windswept" })],
    [said.windsweptTall, ownOf("bean", { wind: "windswept" })],
    [said.breezyGrain, ownOf("wheat", { wind: "breezy" })],
    [said.shelteredFruit, ownOf("tomato", { wind: "sheltered" })],
    [said.spring, ownOf("leek", { water: "spring" }, 0)],
  ],
});
