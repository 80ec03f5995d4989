// What a letter asks for and pays: settled when it is written, by who writes and what one can grow.
import type { Ground } from "../ground/ground.ts";
import { chanceOf } from "../numbers/chance.ts";
import { dayAt, HOUR, type Ms, weekdayOf } from "../numbers/time.ts";
import { timesOf } from "../state/book.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm, Letter } from "../state/farm.ts";
import { cropIds, rulesOf } from "../tables/crops.ts";
import { type Good, priceOf } from "../tables/goods.ts";
import { recipeIds } from "../tables/recipes.ts";
import { neverAsks, type Villager, villagers } from "../tables/villagers.ts";

/** The next one comes so long after the last was answered, or put aside. */
export const REST = 10 * HOUR;
/** The chapel's own lies there on Sundays. */
const CHAPEL_SLOT = 3;
const SUNDAY = 6;
/** Dishes are asked for from this level on, in one letter of three. */
export const DISHES_FROM = 4;
/** A hundred of what the goods are kept at are paid with so many, and a little for the way. */
export const PAYS = 145;
export const FOR_THE_WAY = 6;

export const slotsOf = ({ landmark }: Ground): number => (landmark === "chapel" ? 4 : 3);

const mayAsk = (villager: Villager, good: Good): boolean =>
  !(neverAsks as { readonly [V in Villager]?: readonly Good[] })[villager]?.includes(good);

function askable(farm: Farm, asksDish: boolean): Good[] {
  const level = levelOf(farm);
  const grown: Good[] = cropIds.filter((crop) => rulesOf(crop).level <= level);
  if (!asksDish || level < DISHES_FROM) return grown;
  const cooked = recipeIds.filter(
    (recipe) => recipe !== "flour" && timesOf(farm, `dish ${recipe}`) > 0,
  );
  return [...grown, ...cooked];
}

/** So much of what is asked for is chance. */
export const CHANCE_WORTH = 60;

/** The very first ask for little: somebody has just begun. */
export const worthOf = (n: number, level: number, chance: number): number =>
  n === 0 ? 12 + (chance % 12) : 22 + 13 * Math.min(level, 16) + (chance % CHANCE_WORTH);

/** Nobody writes again while a letter of theirs lies there. */
function mayWrite({ letters }: Farm, slot: number): readonly Villager[] {
  return villagers.filter((one) =>
    letters.every(({ villager }, i) => villager !== one || i === slot),
  );
}

/** The nth letter of a slot. */
export function letterFor(
  ground: Ground,
  farm: Farm,
  { slot, n, from }: { slot: number; n: number; from: Ms },
): Letter {
  const draw = (layer: "villager" | "letterGood" | "letterWorth"): number =>
    chanceOf(ground.seed, layer, slot, n);
  const writers = mayWrite(farm, slot);
  const villager = writers[draw("villager") % writers.length]!;
  const chance = draw("letterGood");
  const goods = askable(farm, chance % 3 === 0).filter((good) => mayAsk(villager, good));
  const good = goods[(chance >>> 8) % goods.length]!;
  const price = priceOf(good);
  const worth = worthOf(n, levelOf(farm), draw("letterWorth"));
  const count = Math.min(40, Math.max(1, Math.floor((2 * worth + price) / (2 * price))));
  return {
    n,
    from,
    villager,
    // Where their story stopped: at the first part that was not answered.
    part: timesOf(farm, `villager ${villager}`),
    good,
    count,
    pay: Math.floor((count * price * PAYS) / 100) + FOR_THE_WAY,
  };
}

/** When a letter lies under the gate: now, or the moment it comes. */
export function arrives({ from }: Letter, slot: number, at: Ms): Ms {
  const then = Math.max(from, at);
  if (slot !== CHAPEL_SLOT) return then;
  const day = dayAt(then);
  const wait = SUNDAY - weekdayOf(day);
  return wait === 0 ? then : (day + wait) * 24 * HOUR;
}
