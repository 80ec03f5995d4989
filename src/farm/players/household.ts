// Cooking what is worth more cooked, and selling what is not needed.
import { freeFor } from "../kitchen/places.ts";
import { appetiteFor, glutAt, quote } from "../market/price.ts";
import { dayAt } from "../numbers/time.ts";
import { barnSize, roomIn } from "../state/barn.ts";
import { countOf, entriesOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import { festivalIds, festivalOf, laidSince } from "../tables/festivals.ts";
import { type CountTable, type Good, priceOf } from "../tables/goods.ts";
import { producerRulesOf } from "../tables/producers.ts";
import { type Recipe, recipeIds, recipeOf } from "../tables/recipes.ts";
import { type PlayerState, tryAction } from "./hand.ts";
import type { Wants } from "./spending.ts";

/** Half-made goods are worth what they become. */
const KEPT_HALF_MADE = 6;

function gainOf({ farm, now }: PlayerState, recipe: Recipe): number {
  const cost = entriesOf(recipeOf(recipe).takes).reduce(
    (sum, [good, count]) => sum + quote(farm, good, count, now),
    0,
  );
  const has = countOf(farm.barn, recipe);
  if (recipeOf(recipe).isHalfMade) return has < KEPT_HALF_MADE ? 50 - cost : 0;
  return quote(farm, recipe, has + 1, now) - quote(farm, recipe, has, now) - cost;
}

/** What a dish gains in an hour of its place: the place is what is short. */
export function cookBest(hand: PlayerState): boolean {
  let acted = false;
  const level = levelOf(hand.farm);
  const list = recipeIds
    .filter((recipe) => recipeOf(recipe).level <= level)
    .map((recipe) => ({ recipe, gain: gainOf(hand, recipe) }))
    .filter(({ gain }) => gain > 2)
    .sort((a, b) => b.gain - a.gain);
  for (const { recipe } of list) {
    const { takes } = recipeOf(recipe);
    const hasAll = entriesOf(takes).every(
      ([good, count]) => countOf(hand.farm.barn, good) >= count,
    );
    if (!hasAll || freeFor(hand.farm, recipe) === 0) continue;
    if (tryAction(hand, { kind: "cook", recipe })) acted = true;
  }
  return acted;
}

/** How many of a good are spoken for: by letters, fodder, a festival, and the piece that is next. */
function reserved({ farm, now }: PlayerState, good: Good, wants: Wants): number {
  let count = 0;
  for (const letter of farm.letters) if (letter.good === good) count += letter.count;
  for (const { kind } of farm.kept) if (producerRulesOf(kind).care?.with === good) count += 2;
  for (const festival of festivalIds)
    if (laidSince(festival, dayAt(now)) !== null)
      count += countOf(festivalOf(festival).brings as CountTable<Good>, good);
  return count + countOf(wants.goods, good) + countOf(wants.forYard, good);
}

const halfMade: readonly Good[] = ["egg", "flour", "milk", "honey", "wool", "candle", "cloth"];

/** Sells down to where the cross has seen enough, or all where the barn is full. */
export function sellSome(hand: PlayerState, wants: Wants, isFull: boolean): boolean {
  let acted = false;
  const size = barnSize(hand.farm);
  for (const [good, has] of entriesOf(hand.farm.barn)) {
    if (hand.left < 3_000 && !isFull) break;
    const kept = isFull ? 0 : reserved(hand, good, wants) + (halfMade.includes(good) ? 4 : 4);
    const isTight = isFull || roomIn(hand.farm) < size / 4;
    const glut = glutAt(hand.farm, good, hand.now) / 1000;
    const most = isTight ? has : Math.max(0, Math.floor(appetiteFor(good) * 0.9 - glut));
    const count = Math.min(has - kept, most);
    if (count < 1 || (count < 3 && priceOf(good) <= 25)) continue;
    if (tryAction(hand, { kind: "sell", good, count })) acted = true;
  }
  return acted;
}
