// What is seen of a farm's deeds at a moment: barn, tools, yard, gifts, records, colours, as plain facts and no more.
import { lettersHere } from "../../../farm/letters/lettersHere.ts";
import { dishIds } from "../../../farm/made/madeOf.ts";
import { rankOf } from "../../../farm/marks/rankOf.ts";
import { DAY, HOUR, type Ms } from "../../../farm/numbers/time.ts";
import { barnSize } from "../../../farm/state/barn.ts";
import { totalCount } from "../../../farm/state/counts.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Farm, Oven } from "../../../farm/state/farm.ts";
import { type Crop, cropIds } from "../../../farm/tables/crops.ts";
import type { FarmName } from "../../../farm/tables/farmNames.ts";
import { cropOf } from "../../../farm/tables/heirlooms.ts";
import { type ProducerKind, producerKinds } from "../../../farm/tables/producers.ts";
import type { Recipe } from "../../../farm/tables/recipes.ts";
import { SIGN, slots } from "../../../farm/tables/slots.ts";
import { type YardId, yardIds } from "../../../farm/tables/yard.ts";
import { shownIn, stonesAt } from "../../../farm/yard/shown.ts";
import type { HousePaint } from "./housePaint.ts";
import { paintOf } from "./paintOf.ts";
import { type SmallPiece, smallPieces } from "./smallPieces.ts";

/** What comes to the cottage by itself, and at which level. */
const dressFrom = { doormat: 3, curtains: 6, firewood: 9, lantern: 12 } as const;
export type CottageDress = keyof typeof dressFrom;

/** A stake is painted for a crop that is known, and stands in the first plot where it grows. */
export type PaintedStake = { readonly plot: number; readonly crop: Crop };

/** The same farm seen alike is the same text as JSON. */
export type YardLook = {
  readonly barn: { readonly rung: number; readonly fill: "some" | "much" | "full" };
  /** It stands by the plot that was watered last; null before anything was. */
  readonly can: { readonly rung: number; readonly plot: number | null };
  /** How many clouds of smoke, and the dish that waits on the sill. */
  readonly stove: { readonly puffs: number; readonly dish: Recipe | null };
  readonly bench: { readonly rung: number; readonly isOn: boolean };
  readonly frames: number;
  readonly sluice: { readonly rung: number; readonly runs: boolean };
  /** The newest of those that are small. */
  readonly made: readonly SmallPiece[];
  /** What stands there because it was built or given, and is shown. */
  readonly stands: readonly YardId[];
  readonly paint: HousePaint;
  readonly dress: readonly CottageDress[];
  readonly name: FarmName | null;
  /** What is painted on the board beside the name. */
  readonly sign: Recipe | null;
  readonly stones: number;
  /** Whose record hangs on the barn's gable. */
  readonly records: readonly Crop[];
  readonly stakes: readonly PaintedStake[];
  /** Which animals and trees wear a ribbon. */
  readonly ribbons: readonly ProducerKind[];
  readonly hasLetter: boolean;
  readonly hasCard: boolean;
};

const MADE = 3;
/** A card shows in the letter box for so long. */
const CARD_FOR = DAY;
/** A sluice runs at dawn, and what it let in is gone at noon. */
const SLUICE = { from: 5 * HOUR, to: 12 * HOUR } as const;

const isKitchen = ({ recipe }: Oven): boolean => dishIds.includes(recipe);

function fillOf(farm: Farm): YardLook["barn"]["fill"] {
  const [held, size] = [totalCount(farm.barn), barnSize(farm)];
  return held >= size ? "full" : held * 4 > size * 3 ? "much" : "some";
}

/** Of a gesture over several plots all are wet until the same moment: it ended at the last of them. */
function wateredLast({ begun, plots }: Farm): number | null {
  const latest = Math.max(...plots.map(({ moistUntil }) => moistUntil));
  return latest > begun ? plots.findLastIndex(({ moistUntil }) => moistUntil === latest) : null;
}

function stakesOf(farm: Farm): PaintedStake[] {
  const known = cropIds.filter((crop) => rankOf(farm, `crop ${crop}`) !== null);
  return known.flatMap((crop) => {
    const plot = farm.plots.findIndex(({ sown }) => sown !== null && cropOf(sown.what) === crop);
    return plot < 0 ? [] : [{ plot, crop }];
  });
}

const hasRecord = (farm: Farm, crop: Crop): boolean => {
  const rank = rankOf(farm, `crop ${crop}`);
  return rank !== null && rank !== "known";
};

const newestMade = ({ book }: Farm): readonly SmallPiece[] =>
  smallPieces
    .flatMap((piece) => {
      const entry = book[`piece ${piece}`];
      return entry ? [{ piece, at: entry.first }] : [];
    })
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MADE)
    .map(({ piece }) => piece);

export function yardLookOf(farm: Farm, now: Ms): YardLook {
  const { tools, ovens, cards } = farm;
  const level = levelOf(farm);
  const kitchen = ovens.filter(isKitchen);
  const isOn = ({ until }: Oven) => until > now;
  const dish = kitchen.filter((oven) => !isOn(oven)).toSorted((a, b) => b.until - a.until)[0];
  const sign = shownIn(farm, SIGN);
  const inDay = now % DAY;
  return {
    barn: { rung: tools.barn, fill: fillOf(farm) },
    can: { rung: tools.can, plot: wateredLast(farm) },
    stove: { puffs: kitchen.some(isOn) ? tools.stove + 1 : 0, dish: dish?.recipe ?? null },
    bench: { rung: tools.bench, isOn: ovens.some((oven) => !isKitchen(oven) && isOn(oven)) },
    frames: tools.frames,
    sluice: {
      rung: tools.sluice,
      runs: tools.sluice > 0 && inDay >= SLUICE.from && inDay < SLUICE.to,
    },
    made: newestMade(farm),
    stands: slots.flatMap((slot) => {
      const look = shownIn(farm, slot);
      return yardIds.filter((thing) => thing === look);
    }),
    paint: paintOf(farm),
    dress: (Object.keys(dressFrom) as CottageDress[]).filter((one) => level >= dressFrom[one]),
    name: farm.name ?? null,
    sign: dishIds.find((recipe) => recipe === sign) ?? null,
    stones: stonesAt(level),
    records: cropIds.filter((crop) => hasRecord(farm, crop)),
    stakes: stakesOf(farm),
    ribbons: producerKinds.filter((keep) => rankOf(farm, `kept ${keep}`) !== null),
    hasLetter: lettersHere(farm, now).length > 0,
    hasCard: cards.some(({ at }) => at <= now && now - at < CARD_FOR),
  };
}
