// Who stands about a festival's table by how often somebody took a hand there: the host from the beginning, in the end all.
import { feasts, HANDS } from "../tables/feasts.ts";
import type { Festival } from "../tables/festivals.ts";
import type { CardWriter } from "../tables/subjects.ts";

/** All of them in the order in which they come: the host first, and then the hen, who is never late. */
export function guestsOf(festival: Festival): readonly CardWriter[] {
  const { host, guests } = feasts[festival];
  const early = new Set<CardWriter>([host, ...guests.filter((guest) => guest === "hen")]);
  return [...early, ...guests.filter((guest) => !early.has(guest))];
}

/** With each hand one more comes, and more where everybody does. */
export function guestsAfter(festival: Festival, hands: number): readonly CardWriter[] {
  const all = guestsOf(festival);
  const each = Math.max(1, Math.floor(all.length / (HANDS + 1)));
  const first = Math.max(1, all.length - HANDS * each);
  return all.slice(0, first + hands * each);
}
