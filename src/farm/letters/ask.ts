// What a letter asks for and pays: of what one can grow or has cooked, in numbers that suit its writer.
import { chanceOf } from "../numbers/chance.ts";
import { timesOf } from "../state/book.ts";
import { countOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm, Letter } from "../state/farm.ts";
import { asks, SMALL_PENCE } from "../tables/asks.ts";
import { cropIds, isCrop, rulesOf } from "../tables/crops.ts";
import { isKnownTo } from "../tables/edition.ts";
import { type Good, priceOf } from "../tables/goods.ts";
import { cropOf } from "../tables/heirlooms.ts";
import { recipeIds, recipeOf } from "../tables/recipes.ts";
import { neverAsks, type Villager } from "../tables/villagers.ts";

/** Dishes are asked for from this level on, in one letter of three. */
export const DISHES_FROM = 4;
/** A hundred of what the goods are kept at are paid with so many, and a little for the way. */
export const PAYS = 145;
export const FOR_THE_WAY = 6;
/** So much of what is asked for is chance. */
export const CHANCE_WORTH = 60;

/** The very first ask for little: somebody has just begun. */
export const worthOf = (n: number, level: number, chance: number): number =>
  n === 0 ? 12 + (chance % 12) : 22 + 13 * Math.min(level, 16) + (chance % CHANCE_WORTH);

const payFor = (good: Good, count: number): number =>
  Math.floor((count * priceOf(good) * PAYS) / 100) + FOR_THE_WAY;

type Asked = Pick<Letter, "good" | "count" | "pay">;

const mayAsk = (villager: Villager, good: Good): boolean =>
  !(neverAsks as { readonly [V in Villager]?: readonly Good[] })[villager]?.includes(good);

/** All that one can grow, and all dishes that one has cooked. */
function known(farm: Farm, villager: Villager): Good[] {
  const level = levelOf(farm);
  const grown: Good[] = cropIds.filter((crop) => rulesOf(crop).level <= level);
  const cooked = recipeIds.filter(
    (recipe) =>
      level >= DISHES_FROM && !recipeOf(recipe).isHalfMade && timesOf(farm, `dish ${recipe}`) > 0,
  );
  return [...grown, ...cooked].filter((good) => isKnownTo(farm, good) && mayAsk(villager, good));
}

/** How many lie in the barn, or stand in the beds. */
const atHandOf = ({ barn, plots }: Farm, good: Good): number =>
  plots.reduce(
    (sum, { sown }) =>
      sown !== null && cropOf(sown.what) === good ? sum + rulesOf(cropOf(sown.what)).units : sum,
    countOf(barn, good),
  );

const dearest = (goods: readonly Good[]): Good =>
  goods.reduce((most, good) => (priceOf(good) > priceOf(most) ? good : most));

const rounded = (count: number, step: number): number =>
  Math.max(step, step * Math.floor((2 * count + step) / (2 * step)));

type Draw = {
  readonly seed: number;
  readonly slot: number;
  readonly n: number;
  readonly what: "story" | "order" | "season";
  /** What was put aside is not asked for at once again. */
  readonly not: Good | null;
};

export function askOf(farm: Farm, villager: Villager, { seed, slot, n, what, not }: Draw): Asked {
  const { most, step, share } = asks[villager];
  const chance = chanceOf(seed, "letterGood", slot, n);
  const all = known(farm, villager);
  const others = all.filter((good) => good !== not);
  const may = others.length > 0 ? others : all;
  const worth = worthOf(n, levelOf(farm), chanceOf(seed, "letterWorth", slot, n));
  const isSmall = what === "order" && (chance >>> 20) % 2 === 0;
  const pence = Math.floor((worth * share) / (isSmall ? 200 : 100));
  const countFor = (good: Good): number =>
    Math.max(1, Math.floor((2 * pence + priceOf(good)) / (2 * priceOf(good))));
  const fits = (good: Good): boolean => countFor(good) <= most;
  const small = may.filter((good) => isCrop(good) && priceOf(good) <= SMALL_PENCE);
  const atHand = may.filter((good) => atHandOf(farm, good) > 0);
  const enough = atHand.filter((good) => fits(good) && atHandOf(farm, good) >= countFor(good));
  const drawn = may.filter((good) => (isCrop(good) || chance % 3 === 0) && fits(good));
  const list = [
    ...(isSmall ? [small] : []),
    // A story goes on with whoever has anything at all to send.
    ...(what === "story" ? [enough, atHand.filter(fits), atHand] : []),
    drawn,
    [dearest(may)],
  ].find((goods) => goods.length > 0)!;
  const good = list[(chance >>> 8) % list.length]!;
  const count = rounded(Math.min(countFor(good), most), step);
  return { good, count, pay: payFor(good, count) };
}
