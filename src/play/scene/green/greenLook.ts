// What is to be seen on a farm's green at a moment: which table is laid, how far it is, and who has come.

import { guestsAfter, guestsOf } from "../../../farm/feasts/comingGuests.ts";
import { feastSoFar } from "../../../farm/feasts/feastSoFar.ts";
import { hasSatAtHome } from "../../../farm/feasts/hasSatAtHome.ts";
import { hasBeenTo, laidOn } from "../../../farm/feasts/laid.ts";
import type { FarmGround } from "../../../farm/ground/ground.ts";
import { hasHatBack } from "../../../farm/letters/peascodsHat.ts";
import { dayAt, type Ms } from "../../../farm/numbers/time.ts";
import { pedlarComes, pedlarHas } from "../../../farm/pedlar/pedlar.ts";
import { countOf } from "../../../farm/state/counts.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { cropIds, rulesOf } from "../../../farm/tables/crops.ts";
import {
  type Feast,
  type Festival,
  HARVEST_HOME,
  laidSince,
} from "../../../farm/tables/festivals.ts";
import { partsOf } from "../../../farm/tables/stories.ts";
import type { CardWriter } from "../../../farm/tables/subjects.ts";
import { villagers } from "../../../farm/tables/villagers.ts";
import { shownIn } from "../../../farm/yard/shown.ts";
import type { Weighed } from "../../../models/festivals/festivalSet.ts";

/** Plain, and the same wherever the same is seen. */
export type GreenLook = {
  readonly stands: Feast | "pedlar";
  readonly hands: number;
  readonly isBrought: boolean;
  readonly isEvening: boolean;
  /** The host first, and last the pedlar, who comes by on a Saturday and was not asked. */
  readonly guests: readonly CardWriter[];
  readonly isPeascodHatted: boolean;
  /** Whether the pedlar's mule stands there as well. */
  readonly hasMule: boolean;
  /** What lies by the scales. */
  readonly weighed: readonly Weighed[];
};

/** What whoever looks has asked for: another table than the one by itself, and to sit at it. */
export type GreenShown = { readonly feast?: Feast; readonly isEvening?: boolean };

export function greenLookOf(
  ground: FarmGround,
  farm: Farm,
  now: Ms,
  { feast, isEvening = false }: GreenShown = {},
): GreenLook | null {
  const day = dayAt(now);
  const laid = laidOn(day);
  const isHome = shownIn(farm, "green") === "longTable";
  const isPedlar = pedlarComes(farm, now) <= now && pedlarHas(ground, farm, now) !== null;
  const asked =
    feast === HARVEST_HOME ? (isHome ? feast : undefined) : laid.find((one) => one === feast);
  const stands = asked ?? newestOf(farm, laid, day) ?? (isHome ? HARVEST_HOME : undefined);
  if (stands === HARVEST_HOME) return atHome(farm, day, { isEvening, isPedlar });
  if (stands) return atFestival(farm, stands, day, { isEvening, isPedlar });
  return isPedlar ? { ...nobody(farm), stands: "pedlar", guests: ["pedlar"], hasMule: true } : null;
}

const nobody = (farm: Farm) => ({
  hands: 0,
  isBrought: false,
  isEvening: false,
  isPeascodHatted: hasHatBack(farm),
  hasMule: false,
  weighed: [],
});

/** Which part of it, and whether it is a Saturday on which he has not dealt. */
type Occasion = { readonly isEvening: boolean; readonly isPedlar: boolean };

function atHome(farm: Farm, day: number, { isEvening, isPedlar }: Occasion): GreenLook {
  const isAtTable = isEvening || hasSatAtHome(farm, day);
  const hasMule = isPedlar && !isAtTable;
  const guests = isAtTable ? guestsAtHome(farm) : hasMule ? (["pedlar"] as const) : [];
  return { ...nobody(farm), stands: HARVEST_HOME, isEvening, guests, hasMule };
}

function atFestival(
  farm: Farm,
  stands: Festival,
  day: number,
  { isEvening, isPedlar }: Occasion,
): GreenLook {
  const { hands, hasSat } = feastSoFar(farm, stands, day);
  const asked = isEvening || hasSat ? guestsOf(stands) : guestsAfter(stands, hands);
  const isPassing = isPedlar && !isEvening && !guestsOf(stands).includes("pedlar");
  return {
    ...nobody(farm),
    stands,
    hands,
    isBrought: hasBeenTo(farm, stands, day),
    isEvening,
    guests: isPassing ? [...asked, "pedlar"] : asked,
    weighed: stands === "weighIn" ? heaviest(farm) : [],
  };
}

/** Of several the newest at which one has not sat. */
function newestOf(farm: Farm, laid: readonly Festival[], day: number): Festival | undefined {
  const began = (festival: Festival) => laidSince(festival, day) ?? 0;
  const newest = laid.toSorted((a, b) => began(b) - began(a));
  return newest.find((festival) => !feastSoFar(farm, festival, day).hasSat) ?? newest[0];
}

/** Whoever's story is told to its end, after the hen, who is there in any case. */
const guestsAtHome = ({ stories }: Pick<Farm, "stories">): readonly CardWriter[] => [
  "hen",
  ...villagers.filter((one) => one !== "hen" && countOf(stories, one) >= partsOf(one)),
];

const SHOWN = 3;
const [LEAST, MOST] = [0.75, 1.5];
/** In such steps nobody sees the difference. */
const STEP = 0.05;

/** The records that are heaviest for their kind: as wide as so much more of the same would be. */
function heaviest({ book }: Pick<Farm, "book">): Weighed[] {
  const size = (ratio: number) =>
    Math.round(Math.max(LEAST, Math.min(MOST, Math.cbrt(ratio))) / STEP) * STEP;
  return cropIds
    .map((crop) => ({ crop, ratio: (book[`crop ${crop}`]?.best ?? 0) / rulesOf(crop).grams }))
    .filter(({ ratio }) => ratio > 0)
    .toSorted((a, b) => b.ratio - a.ratio)
    .slice(0, SHOWN)
    .map(({ crop, ratio }) => ({ crop, size: size(ratio) }));
}
