// How much more the barn takes in.
import { barnSizes } from "../tables/tools.ts";
import { totalCount } from "./counts.ts";
import type { Farm } from "./farm.ts";

export const barnSize = ({ tools }: Pick<Farm, "tools">): number => barnSizes[tools.barn]!;
export const roomIn = (farm: Farm): number => barnSize(farm) - totalCount(farm.barn);

/** Those that have room, one after the other, of things with their units; what has none leaves it to the next. */
export function fitInBarn<T extends { readonly units: number }>(
  farm: Farm,
  all: readonly T[],
): T[] {
  let room = roomIn(farm);
  return all.filter(({ units }) => {
    if (units > room) return false;
    room -= units;
    return true;
  });
}
