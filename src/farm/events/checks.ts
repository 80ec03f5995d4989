// What several events ask before they go on: is it known, is there enough, which plots may be touched.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Mask, maskOf, membersOf } from "../numbers/mask.ts";
import type { Ms } from "../numbers/time.ts";
import { countOf, entriesOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import type { CountTable, Good } from "../tables/goods.ts";
import type { FarmRefusal, Shortage } from "./refusal.ts";

type Check = FarmRefusal | null;

export function unknownAt(farm: Farm, needs: number): Check {
  const level = levelOf(farm);
  return needs > level ? { kind: "unknown", needs, level } : null;
}

export const shortOf = (of: Shortage, have: number, need: number): Check =>
  have < need ? { kind: "short", of, have, need } : null;

/** The first of these goods that there is too little of. */
export function shortOfGoods({ barn }: Farm, needs: CountTable<Good>): Check {
  for (const [good, need] of entriesOf(needs)) {
    const short = shortOf(good, countOf(barn, good), need);
    if (short) return short;
  }
  return null;
}

type Touched = { readonly members: readonly number[]; readonly left: Mask };

/**
 * Of the named ones those that nobody touched later: two devices may work on different beds at once.
 * Refused if none is left to act on.
 */
export function touchable(
  things: readonly { readonly at: Ms }[],
  mask: Mask,
  at: Ms,
): Result<Touched, FarmRefusal> {
  const named = membersOf(mask);
  if (named.length === 0 || named.some((i) => i >= things.length))
    return refuse({ kind: "nobody" });
  const members = named.filter((i) => things[i]!.at <= at);
  if (members.length > 0) return accept({ members, left: maskOf(named) & ~maskOf(members) });
  return refuse({ kind: "earlier", than: Math.max(...named.map((i) => things[i]!.at)) });
}

/** A copy with some members changed. */
export function changed<T>(
  all: readonly T[],
  members: readonly number[],
  change: (one: T, i: number) => T,
): readonly T[] {
  const copy = all.slice();
  for (const i of members) copy[i] = change(copy[i]!, i);
  return copy;
}
