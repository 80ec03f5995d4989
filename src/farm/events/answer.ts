// Answering a letter, or putting it aside: the next one is written at once, and comes by and by.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { Ground } from "../ground/ground.ts";
import { arrives, letterFor, REST } from "../letters/letter.ts";
import type { Ms } from "../numbers/time.ts";
import { noted, timesOf } from "../state/book.ts";
import { plus, plusAll } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { gifts, giftWith, KEPT_SEEDS } from "../tables/gifts.ts";
import { DEEDS } from "../tables/level.ts";
import { changed, shortOfGoods } from "./checks.ts";
import type { Deed, Told } from "./deed.ts";
import type { Refusal } from "./refusal.ts";

function notThere(farm: Farm, slot: number, at: Ms): Refusal | null {
  const letter = farm.letters[slot];
  if (!letter) return { kind: "nobody" };
  const from = arrives(letter, slot, at);
  return from > at ? { kind: "notYet", from } : null;
}

const withNext = (ground: Ground, farm: Farm, slot: number, at: Ms): Farm => ({
  ...farm,
  letters: changed(farm.letters, [slot], ({ n }) =>
    letterFor(ground, farm, { slot, n: n + 1, from: at + REST }),
  ),
});

export const answer: Deed<"answer"> = (farm, { at, slot }, ground) => {
  const missing = notThere(farm, slot, at);
  if (missing) return refuse(missing);
  const { good, count, pay, villager } = farm.letters[slot]!;
  const short = shortOfGoods(farm, { [good]: count });
  if (short) return refuse(short);
  const gift = giftWith(timesOf(farm, `villager ${villager}`) + 1);
  const { keepsake } = gifts[villager];
  const seeds = gift === "keepsake" ? { [keepsake]: KEPT_SEEDS } : {};
  const after: Farm = {
    ...farm,
    pence: farm.pence + pay,
    seeds: plusAll(farm.seeds, seeds),
    barn: plus(farm.barn, good, -count),
    book: noted(farm, at, [{ page: `villager ${villager}` }]),
  };
  const further = withNext(ground, withDeeds(ground, after, DEEDS.letter), slot, at);
  const told: Told = { pence: pay, goods: { [good]: count }, seeds };
  return accept({ farm: further, told: gift ? { ...told, gift: { from: villager, gift } } : told });
};

export const decline: Deed<"decline"> = (farm, { at, slot }, ground) => {
  const missing = notThere(farm, slot, at);
  if (missing) return refuse(missing);
  return accept({ farm: withNext(ground, farm, slot, at), told: {} });
};
