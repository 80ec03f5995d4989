// The next letter of a place under the gate: settled when it is written, in six steps from what is due to what is drawn.
import type { FarmGround } from "../ground/ground.ts";
import { chanceOf } from "../numbers/chance.ts";
import { dayAt, HOUR, type Ms, weekdayOf } from "../numbers/time.ts";
import { countOf } from "../state/counts.ts";
import type { Farm, Letter } from "../state/farm.ts";
import { isKnownTo } from "../tables/edition.ts";
import { isThorne, partsOf } from "../tables/stories.ts";
import { type Villager, villagers } from "../tables/villagers.ts";
import { askOf } from "./ask.ts";
import type { Draft, Place, Prose } from "./draft.ts";
import { slip } from "./slip.ts";

/** The next one comes so long after the last was answered, or put aside. */
export const LETTER_REST = 10 * HOUR;
/** The chapel's own lies there on Sundays. */
const CHAPEL_SLOT = 3;
const SUNDAY = 6;

export const slotsOf = ({ landmark }: FarmGround): number => (landmark === "chapel" ? 4 : 3);

/** Nobody writes again while a letter of theirs lies there, nor either Thorne while one of the two does. */
function freeWriters(farm: Farm, slot: number): readonly Villager[] {
  const lying = farm.letters.flatMap(({ villager }, i) => (i === slot ? [] : [villager]));
  const isPairBusy = lying.some(isThorne);
  return villagers.filter(
    (one) => isKnownTo(farm, one) && !lying.includes(one) && !(isPairBusy && isThorne(one)),
  );
}

/** Whose story is closed writes half as often. */
function order(ground: FarmGround, farm: Farm, free: readonly Villager[], place: Place): Draft {
  const isClosed = (one: Villager) => countOf(farm.stories, one) > partsOf(one);
  const writers = [...free, ...free.filter((one) => !isClosed(one))];
  const chance = chanceOf(ground.seed, "villager", place.slot, place.n);
  return slip(ground, farm, writers[chance % writers.length]!, place);
}

/** On the first day each place has the first part of another story; the Thornes' begins with a slip, which is for later. */
function first(
  ground: FarmGround,
  farm: Farm,
  free: readonly Villager[],
  { slot, n }: Place,
): Draft {
  const writers = free.filter((one) => !isThorne(one));
  const villager = writers[chanceOf(ground.seed, "story", slot, n) % writers.length]!;
  const draw = { seed: ground.seed, slot, n, what: "story", not: null } as const;
  return { letter: { villager, what: "story", part: 0, ...askOf(farm, villager, draw) } };
}

/** The farm with the nth letter of a slot written; without prose only that of the first day can be. */
export function withLetter(
  ground: FarmGround,
  farm: Farm,
  place: Place,
  prose: Prose | null = null,
): Farm {
  const { slot, n, from } = place;
  const free = freeWriters(farm, slot);
  const { letter, more } =
    n === 0
      ? first(ground, farm, free, place)
      : (prose?.write(ground, farm, free, place) ?? order(ground, farm, free, place));
  const letters = farm.letters.slice();
  letters[slot] = { n, from, ...letter };
  return { ...farm, ...more, letters };
}

/** When a letter lies under the gate: now, or the moment it comes. */
export function arrives({ from }: Letter, slot: number, at: Ms): Ms {
  const then = Math.max(from, at);
  if (slot !== CHAPEL_SLOT) return then;
  const day = dayAt(then);
  const wait = SUNDAY - weekdayOf(day);
  return wait === 0 ? then : (day + wait) * 24 * HOUR;
}
