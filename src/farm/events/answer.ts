// Answering a letter, or putting it aside: the next one is written at once, and comes by and by.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { Ground } from "../ground/ground.ts";
import { arrives, letterFor, REST } from "../letters/letter.ts";
import type { Ms } from "../numbers/time.ts";
import { noted } from "../state/book.ts";
import { plus } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { DEEDS } from "../tables/level.ts";
import { changed, shortOfGoods } from "./checks.ts";
import type { Deed } from "./deed.ts";
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
  const after: Farm = {
    ...farm,
    pence: farm.pence + pay,
    barn: plus(farm.barn, good, -count),
    book: noted(farm, at, [{ page: `villager ${villager}` }]),
  };
  const further = withNext(ground, withDeeds(ground, after, DEEDS.letter), slot, at);
  return accept({ farm: further, told: { pence: pay, goods: { [good]: count } } });
};

export const decline: Deed<"decline"> = (farm, { at, slot }, ground) => {
  const missing = notThere(farm, slot, at);
  if (missing) return refuse(missing);
  return accept({ farm: withNext(ground, farm, slot, at), told: {} });
};
