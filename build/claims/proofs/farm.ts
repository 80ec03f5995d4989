// What is said of the farm, found again by its law and by the gardeners who play it on paper.
import site from "../../../site.config.ts";
import { goods, stages } from "../../../src/farm/describe/strings.ts";
import { groundOf } from "../../../src/farm/ground/ground.ts";
import { readyAt } from "../../../src/farm/growth/grow.ts";
import { simulateWeek, type Week } from "../../../src/farm/players/simulateWeek.ts";
import { cropIds, crops } from "../../../src/farm/tables/crops.ts";
import { heirloomIds } from "../../../src/farm/tables/heirlooms.ts";
import { pieceIds } from "../../../src/farm/tables/pieces.ts";
import { did, start, trialFarm, trialGround } from "../../../src/farm/testing/trial.ts";
import { fieldName } from "../../../src/fields/names/fieldName.ts";
import { fieldTraits } from "../../../src/fields/traits.ts";
import { BEGUN, stops } from "../../../src/landing/flexibleGameplay/stops.ts";
import { SHORT_UNDO } from "../../../src/play/view/undoable.ts";
import { deeds } from "../../../src/sound/samples/deeds.ts";
import { type Claim, claim, counts } from "../claim.ts";

const MINUTE = 60;
const DAY = 86_400;

const takes = cropIds.map((crop) => crops[crop].seconds);
const [quickest, slowest] = [Math.min(...takes), Math.max(...takes)];

/** How long a sunflower takes on dry soil, and in moist. */
function sunflower(): readonly [dry: number, moist: number] {
  const ground = trialGround();
  const sown = did(trialFarm(ground), ground, {
    kind: "sow",
    plots: 1,
    what: "sunflower",
    at: start,
  });
  const watered = did(sown, ground, { kind: "water", plots: 1, at: start });
  const span = (farm: typeof sown) => (readyAt(ground, farm, 0)! - start) / 1000;
  return [span(sown), span(watered)];
}

const isHalfAsFastAgain = () => {
  const [dry, moist] = sunflower();
  return dry / moist === 1.5;
};

/** The field on which the front page has its week played. */
const traits = fieldTraits(site.collection.address, Math.min(44, site.collection.size - 1));
const weeks = new Map<number, Week>();

function weekOf(minutes: number): Week {
  const known = weeks.get(minutes) ?? simulateWeek(groundOf(traits), minutes, BEGUN);
  weeks.set(minutes, known);
  return known;
}

const penceOf = (minutes: number) => weekOf(minutes).income.reduce((sum, each) => sum + each, 0);
const FIRST = 12;

const week: readonly Claim[] = [
  counts("^{n} minutes a day, {n} pence in a week$", () => [FIRST, penceOf(FIRST)]),
  claim(
    "{n} minutes a day on {w}: {n} pence and level {n} after a week.",
    ({ numbers: [minutes, pence, level], words: [name] }) =>
      name === fieldName(traits.id, traits) &&
      minutes === FIRST &&
      pence === penceOf(FIRST) &&
      level === weekOf(FIRST).level,
  ),
  claim("{n} minutes bring {n} times what {n} do.", ({ numbers }) => {
    const [long, share, short] = numbers as [number, number, number];
    return Math.abs(penceOf(long) / penceOf(short) - share) < 0.051;
  }),
  counts("{n} minutes a day", () => [FIRST]),
  claim("^{n} | {n} | {n}$", ({ numbers: [minutes, pence, level] }) => {
    if (!stops.some((stop) => stop === minutes)) return false;
    return penceOf(minutes!) === pence && weekOf(minutes!).level === level;
  }),
  // What is written along the slider.
  claim(`^${stops.join("")}$`, () => true),
  ...cropIds.map((crop) =>
    counts(`^{n} ${goods[crop][1]}$`, () => [weekOf(FIRST).grown[crop] ?? 0]),
  ),
];

export const farmClaims: readonly Claim[] = [
  counts("{n} crops from {n} seconds to {n} days", () => [cropIds.length, quickest, slowest / DAY]),
  counts("{n} crops, from {n} seconds to {n} days", () => [
    cropIds.length,
    quickest,
    slowest / DAY,
  ]),
  counts("from {n} seconds to {n} days", () => [quickest, slowest / DAY]),
  counts("{n} crops, a kitchen, a meadow with hens and trees", () => [cropIds.length]),
  claim("The quickest crop takes a minute and a half", () => quickest === 1.5 * MINUTE),
  counts("the slowest takes {n} days", () => [slowest / DAY]),
  claim("It takes a minute and a half, or one if you water it", () => {
    const [dry, moist] = sunflower();
    return dry === 1.5 * MINUTE && moist === MINUTE;
  }),
  claim("It is free, and ready in a minute and a half", () => {
    const { seed } = crops.sunflower;
    return seed === 0 && sunflower()[0] === 1.5 * MINUTE;
  }),
  claim("in a minute and a half it is a sunflower", () => sunflower()[0] === 1.5 * MINUTE),
  claim("× {n} the growth in moist soil", ({ numbers: [times] }) => {
    const [dry, moist] = sunflower();
    return dry / moist === times;
  }),
  claim("In moist soil they grow 1½ times as fast", isHalfAsFastAgain),
  claim("A moist bed grows half as fast again", isHalfAsFastAgain),
  claim("In moist soil they grow 1½ times as fast", isHalfAsFastAgain),
  claim("A sowing can be undone for a whole minute", () => SHORT_UNDO === MINUTE * 1000),
  counts("The {n} stages of a plant", () => [stages.length]),
  counts("one sunflower is shown {n} times", () => [stages.length]),
  claim("More than {n} pieces in the room designer can be made", ({ numbers: [n] }) => {
    // Keepsakes and trophies are told of by themselves.
    return pieceIds.length - heirloomIds.length - cropIds.length > n!;
  }),
  counts("{n} small noises for {n} things that hands do", () => {
    const all = Object.keys(deeds).length;
    return [all, all];
  }),
  ...week,
];
