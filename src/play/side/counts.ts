// How much can be done on each paper right now, for its tab; the barn counts only once it is nearly full.
import { hasGoodsFor, lettersHere } from "../../farm/letters/lettersHere.ts";
import { waitingAt } from "../../farm/meadow/producers.ts";
import { pedlarComes, pedlarHas } from "../../farm/pedlar/pedlar.ts";
import { barnSize, roomIn } from "../../farm/state/barn.ts";
import type { Farm } from "../../farm/state/farm.ts";
import type { PaperId } from "../papers/strings.ts";
import { makeableOf } from "../papers/workshop/makeable.ts";
import type { BedState } from "../view/bed.ts";

type PaperCounts = { readonly [Id in Exclude<PaperId, "barn" | "book">]: number } & {
  readonly barn: "full" | 0;
};

/** Nine tenths. */
const isNearlyFull = (farm: Farm): boolean => 10 * roomIn(farm) <= barnSize(farm);

export const paperCounts = ({ ground, farm, now }: BedState): PaperCounts => ({
  letters: lettersHere(farm, now).filter(({ letter }) => hasGoodsFor(farm, letter)).length,
  kitchen: farm.ovens.filter(({ until }) => until <= now).length,
  meadow: farm.kept.filter((one) => waitingAt(one, now) > 0).length,
  barn: isNearlyFull(farm) ? "full" : 0,
  market: pedlarComes(farm, now) <= now && pedlarHas(ground, farm, now) !== null ? 1 : 0,
  workshop: makeableOf(farm).can.length,
});

/** Pages of its chapters: what only counts for something else is none. */
const chapters = /^(crop|heirloom|dish|villager|festival|piece|dye|surprise|card|weather) /;

export const writtenPages = ({ book }: Pick<Farm, "book">): number =>
  Object.keys(book).filter((page) => chapters.test(page)).length;
