// The brothers Thorne, who order what the other orders: each letter of one is followed by the other's, for the same to the unit.
import type { Ms } from "../numbers/time.ts";
import { addCount, countOf } from "../state/counts.ts";
import type { Farm, Letter } from "../state/farm.ts";
import type { CountTable } from "../tables/goods.ts";
import { brotherOf, firstThorne, isThorne, partsOf } from "../tables/stories.ts";
import type { Villager } from "../tables/villagers.ts";
import { type Draft, type Step, storyAfter } from "./draft.ts";
import { isOpen } from "./links.ts";

/** The next step of their story: the first of the two, if the second may follow; or whoever is behind. */
export function pairStep(stories: CountTable<Villager>): Step | null {
  const [elder, younger] = [countOf(stories, "elderBrother"), countOf(stories, "youngerBrother")];
  const part = Math.min(elder, younger);
  if (part >= partsOf("elderBrother")) return null;
  const behind = elder < younger ? "elderBrother" : "youngerBrother";
  const villager = elder === younger ? firstThorne(part) : behind;
  if (!isOpen(stories, villager, part)) return null;
  if (elder !== younger) return { villager, part };
  const answered = { ...stories, [villager]: part + 1 };
  return isOpen(answered, brotherOf(villager), part) ? { villager, part } : null;
}

/** Which part of his story he tells with it; null where it is a slip. */
function partAfter({ stories }: Farm, before: Letter, other: Villager): number | null {
  const part = countOf(stories, other);
  if (part >= partsOf(other) || !isOpen(stories, other, part)) return null;
  if (before.what === "story")
    return before.part === part && countOf(stories, before.villager) === part + 1 ? part : null;
  // What the younger ordered first of all is where it began.
  const isFirst = other === "elderBrother" && part + countOf(stories, "youngerBrother") === 0;
  return isFirst ? part : null;
}

/** After the younger's slip and the elder's first letter comes the younger's. */
const isThird = ({ stories }: Farm, { what, part, villager }: Letter): boolean =>
  what === "story" &&
  part === 0 &&
  villager === "elderBrother" &&
  countOf(stories, "elderBrother") === 1 &&
  countOf(stories, "youngerBrother") === 0;

export function twinOf(
  farm: Farm,
  free: readonly Villager[],
  before: Letter,
  from: Ms,
): Draft | null {
  const { villager, what, good, count, pay } = before;
  if (!isThorne(villager) || what === "season" || what === "close") return null;
  if (before.twin && !isThird(farm, before)) return null;
  const other = brotherOf(villager);
  if (!free.includes(other)) return null;
  const same = { villager: other, good, count, pay, twin: true } as const;
  const part = partAfter(farm, before, other);
  if (part === null)
    return {
      letter: { ...same, what: "order", part: countOf(farm.slips, other) },
      more: { slips: addCount(farm.slips, other, 1) },
    };
  return { letter: { ...same, what: "story", part }, more: { storyAt: storyAfter(farm, from) } };
}
