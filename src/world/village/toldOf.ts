// What somebody of the village and a farm have had to do with each other, in few facts.
import { strings as goods } from "../../farm/describe/strings.ts";
import { toldCount } from "../../farm/describe/villagers/answeredLetters.ts";
import { arrives } from "../../farm/letters/letter.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { partsOf } from "../../farm/tables/stories.ts";
import type { Villager } from "../../farm/tables/villagers.ts";

export type ToldOfFarm = {
  /** A letter of theirs lies under the gate: what it asks for, in words; null where it asks for nothing. */
  readonly lies: { readonly goods: string | null } | null;
  /** How many of their letters were answered. */
  readonly wrote: number;
  /** How many parts of their story can be read again. */
  readonly parts: number;
  readonly isTold: boolean;
};

export function toldOf(farm: Farm, who: Villager, now: Ms): ToldOfFarm {
  const here = farm.letters.find(
    (letter, slot) => letter.villager === who && arrives(letter, slot, now) <= now,
  );
  const parts = toldCount(farm, who);
  return {
    lies: here ? { goods: here.good === null ? null : goods.count(here.good, here.count) } : null,
    wrote: farm.book[`villager ${who}`]?.n ?? 0,
    parts,
    isTold: parts >= partsOf(who),
  };
}

const WORDS = 7;

/** The first words of a letter, without the mark that they end in. */
export const beginningOf = (text: string): string =>
  text
    .split(/\s+/)
    .slice(0, WORDS)
    .join(" ")
    .replace(/[.,;:!?–-]+$/u, "");
