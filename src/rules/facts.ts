// The numbers that the words of the page tell, asked of the law.

import { UNDO_FOR } from "../farm/events/recent.ts";
import {
  A_DAY,
  COMPOST,
  FIRST_HEART,
  FULL_HEART,
  heartAfter,
  heartAt,
} from "../farm/growth/heart.ts";
import { AFTER_RAIN, AFTER_RAIN_BY_POND, wetOn } from "../farm/growth/wet.ts";
import { DISHES_FROM, FOR_THE_WAY, PAYS } from "../farm/letters/ask.ts";
import { LETTER_REST, slotsOf } from "../farm/letters/letter.ts";
import { APPETITE } from "../farm/market/price.ts";
import { CARD_SPAN, IN_FAVOURITE, IN_POOR, LEAST_CARD, ON_SATURDAY } from "../farm/market/slate.ts";
import { meadowLeft, penceOfProducer } from "../farm/meadow/producers.ts";
import { DAY, HOUR } from "../farm/numbers/time.ts";
import { bareFarm, newcomer } from "../farm/state/begin.ts";
import { companyNames } from "../farm/tables/company.ts";
import { cropIds, rulesOf } from "../farm/tables/crops.ts";
import { dyeIds, VATS_FROM } from "../farm/tables/dyes.ts";
import { LAID_FOR } from "../farm/tables/festivals.ts";
import { GIFTS_AT, KEPT_SEEDS } from "../farm/tables/gifts.ts";
import {
  FIRST_SEEDS,
  HEIRLOOM_LEVEL,
  heirloomIds,
  PEDLAR_TAKES,
} from "../farm/tables/heirlooms.ts";
import { DEEDS, deedsOfHarvest, NEW_FOR } from "../farm/tables/level.ts";
import { animalNames } from "../farm/tables/names.ts";
import { pieceIds } from "../farm/tables/pieces.ts";
import { MOST_PRUNED, MOST_WAITING, producerRulesOf } from "../farm/tables/producers.ts";
import { surpriseIds } from "../farm/tables/surprises.ts";
import { barnSizes, SLUICE_PLOTS } from "../farm/tables/tools.ts";
import { villagers } from "../farm/tables/villagers.ts";
import { LONGEST_DRY } from "../fields/weather/weather.ts";
import { example } from "./sheets/market.ts";
import { plainGround } from "./sheets/plainGround.ts";
import { fewestPlots, mostPlots } from "./sheets/plotCounts.ts";
import { monthDayWords, number, spanOf } from "./words/figures.ts";

const farm = bareFarm(plainGround, 0);
const bare = farm.plots[0]!;

/** What a plot regains in a day on a field with so many. */
function gainOf(plots: number): number {
  const ground = {
    ...plainGround,
    plots: Array.from({ length: plots }, () => plainGround.plots[0]!),
  };
  return heartAt(ground, { ...bare, heart: 0, rested: 0 }, DAY);
}

/** How many times as much the same crop takes where it stood already. */
function againTakes(stood: { last?: "leek"; before?: "leek" }): number {
  const plot = { ...bare, heart: FULL_HEART, rested: 0, ...stood };
  return (FULL_HEART - heartAfter(plainGround, plot, "leek", 0)) / rulesOf("leek").draw;
}

function hoursOf(own: { water: "dew" | "spring"; sluices: number }): readonly number[] {
  const ground = { ...plainGround, water: own.water };
  const [stretch] = wetOn(ground, { plot: 0, sluices: own.sluices, hold: HOUR, showers: [] }, 0);
  return (stretch ?? []).map((at) => at / HOUR);
}

const [dewFrom, dewTo] = hoursOf({ water: "dew", sluices: 0 });
const [sluice] = hoursOf({ water: "spring", sluices: 1 });

export const waterFacts = {
  rain: 10 * AFTER_RAIN,
  pond: 10 * AFTER_RAIN_BY_POND,
  dewFrom: dewFrom!,
  dewTo: dewTo!,
  sluice: sluice!,
  plots: SLUICE_PLOTS,
};

export const heartFacts = {
  full: number(FULL_HEART),
  first: FIRST_HEART,
  day: number(A_DAY),
  few: fewestPlots,
  fewGain: gainOf(fewestPlots),
  many: mostPlots,
  manyGain: gainOf(mostPlots),
  same: againTakes({ last: "leek" }),
  before: againTakes({ before: "leek" }),
  straw: rulesOf("wheat").straw!,
  lessStraw: rulesOf("pea").straw!,
  compost: COMPOST,
};

const hens = { ...farm, kept: [newcomer("hen", 0)] };
const henPence = producerRulesOf("hen").pence!;

export const meadowFacts = {
  // Where no landmark stands there is a square more than those of the field.
  squares: meadowLeft(plainGround, farm) / 2 + plainGround.plots.length - 1,
  dearer: ((penceOfProducer(hens, "hen")! - henPence) * 100) / henPence,
  waiting: MOST_WAITING,
  weeks: MOST_PRUNED,
  names: animalNames.length,
  ofCompany: companyNames.length,
};

export const toolFacts = {
  barns: barnSizes.map((size) => number(size)).join(", "),
  plots: SLUICE_PLOTS,
};

export const cross = {
  least: LEAST_CARD,
  most: LEAST_CARD + CARD_SPAN,
  saturday: ON_SATURDAY,
  favourite: IN_FAVOURITE,
  poor: IN_POOR,
  appetite: APPETITE,
  name: example.name,
  kept: example.kept,
  slate: example.slate,
  units: example.appetite,
  date: `${monthDayWords(example.day.month, example.day.date)} ${example.day.year}`,
};

export const letterFacts = {
  villagers: villagers.length,
  places: slotsOf(plainGround),
  chapel: slotsOf({ ...plainGround, landmark: "chapel" }),
  rest: spanOf(LETTER_REST / 1000),
  pays: PAYS,
  way: FOR_THE_WAY,
  level: DISHES_FROM,
  pattern: GIFTS_AT.pattern,
  note: GIFTS_AT.note,
  keepsake: GIFTS_AT.keepsake,
  seeds: KEPT_SEEDS,
};

export const levelFacts = { crop: NEW_FOR };

export const heirlooms = {
  all: heirloomIds.length,
  seeds: FIRST_SEEDS,
  level: HEIRLOOM_LEVEL,
  pedlar: PEDLAR_TAKES,
};

export const festivalFacts = { span: spanOf((LAID_FOR * DAY) / 1000) };
export const undoFacts = { span: spanOf(UNDO_FOR / 1000) };
export const weather = { dry: LONGEST_DRY };
export const surprises = { count: surpriseIds.length };
export const pieceFacts = { count: pieceIds.length, dyes: dyeIds.length, vats: VATS_FROM };

const seconds = cropIds.map((crop) => rulesOf(crop).seconds);

export const minuteFacts = {
  quickest: spanOf(Math.min(...seconds)),
  slowest: spanOf(Math.max(...seconds)),
  letter: DEEDS.letter,
  harvest: deedsOfHarvest(Math.min(...seconds)),
  undo: undoFacts.span,
};
