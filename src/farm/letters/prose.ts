// The letters that are no orders: the other Thorne's, the last of a story, its next part, and what the season brings. They come every few days, and are handed in to the law.
import { seasons } from "../../models/seasons.ts";
import type { FarmGround } from "../ground/ground.ts";
import { chanceOf } from "../numbers/chance.ts";
import { dayAt, type Ms, seasonOn, yearOfSeason } from "../numbers/time.ts";
import { countOf } from "../state/counts.ts";
import type { Farm, Letter } from "../state/farm.ts";
import {
  AHEAD,
  brotherOf,
  CLOSES_AFTER,
  isThorne,
  partsOf,
  SEASON_EVERY,
  STORY_EVERY,
} from "../tables/stories.ts";
import type { Villager } from "../tables/villagers.ts";
import { givenBy, yardGiftOf } from "../tables/yardGifts.ts";
import { askOf } from "./ask.ts";
import { type Draft, type Place, type Prose, type Step, storyAfter } from "./draft.ts";
import { isOpen } from "./links.ts";
import { slip } from "./slip.ts";
import { pairStep, twinOf } from "./thornes.ts";

/** A story that is told to its end is closed a week later. */
function closing(farm: Farm, free: readonly Villager[], { from, after }: Place): Draft | null {
  const due = free.find(
    (one) =>
      countOf(farm.stories, one) === partsOf(one) &&
      (farm.book[`villager ${one}`]?.best ?? 0) + CLOSES_AFTER <= dayAt(from) &&
      !(after?.isPutAside && after.letter.villager === one),
  );
  if (due === undefined) return null;
  const part = partsOf(due);
  return { letter: { villager: due, what: "close", part, good: null, count: 0, pay: 0 } };
}

/** Of each story the part that may be written next, if it may. */
function openSteps(farm: Farm, free: readonly Villager[]): readonly Step[] {
  const alone = free.flatMap((villager): Step[] => {
    const part = countOf(farm.stories, villager);
    const may = !isThorne(villager) && part < partsOf(villager);
    return may && isOpen(farm.stories, villager, part) ? [{ villager, part }] : [];
  });
  const pair = free.some(isThorne) ? pairStep(farm.stories) : null;
  const steps = pair ? [...alone, pair] : alone;
  const least = Math.min(...steps.map(({ part }) => part));
  return steps.filter(({ part }) => part <= least + AHEAD);
}

function story(
  ground: FarmGround,
  farm: Farm,
  free: readonly Villager[],
  { slot, n, from, after }: Place,
): Draft | null {
  if (farm.storyAt + STORY_EVERY > from) return null;
  const steps = openSteps(farm, free);
  if (steps.length === 0) return null;
  const { villager, part } = steps[chanceOf(ground.seed, "story", slot, n) % steps.length]!;
  const more = { storyAt: storyAfter(farm, from) };
  // The Thornes' story begins with what the younger orders, and nobody else would hear of.
  if (isThorne(villager) && part + countOf(farm.stories, brotherOf(villager)) === 0)
    return slip(ground, farm, villager, { slot, n, from }, more);
  const not = after?.isPutAside ? after.letter.good : null;
  const asked = askOf(farm, villager, { seed: ground.seed, slot, n, what: "story", not });
  return { letter: { villager, what: "story", part, ...asked }, more };
}

/** Four in the year of each, and another four in the year after it. */
const seasonPart = (begun: Ms, from: Ms): number => {
  const [first, day] = [dayAt(begun), dayAt(from)];
  const years = yearOfSeason(day) - yearOfSeason(first);
  return seasons.indexOf(seasonOn(day)) + seasons.length * (years % 2);
};

function ofSeason(
  ground: FarmGround,
  farm: Farm,
  free: readonly Villager[],
  { slot, n, from }: Place,
): Draft | null {
  if (farm.seasonAt + SEASON_EVERY > from) return null;
  const day = dayAt(from);
  const [season, year] = [seasonOn(day), yearOfSeason(day)];
  const writers = free.filter(
    (one) => countOf(farm.stories, one) > 0 && countOf(farm.told, `${one} ${season}`) < year,
  );
  if (writers.length === 0) return null;
  const villager = writers[chanceOf(ground.seed, "season", slot, n) % writers.length]!;
  const draw = { seed: ground.seed, slot, n, what: "season", not: null } as const;
  const part = seasonPart(farm.begun, from);
  return {
    letter: { villager, what: "season", part, ...askOf(farm, villager, draw) },
    more: { seasonAt: from, told: { ...farm.told, [`${villager} ${season}`]: year } },
  };
}

/** That of two comes with the second of them. */
function yardWith({ stories }: Pick<Farm, "stories">, { what, villager }: Letter) {
  if (what !== "close") return null;
  const gift = yardGiftOf(villager);
  const isWhole = givenBy[gift].every((one) => countOf(stories, one) > partsOf(one));
  return isWhole ? gift : null;
}

export const prose: Prose = {
  write: (ground, farm, free, place) =>
    (place.after ? twinOf(farm, free, place.after.letter, place.from) : null) ??
    closing(farm, free, place) ??
    story(ground, farm, free, place) ??
    ofSeason(ground, farm, free, place),
  yardWith,
};
