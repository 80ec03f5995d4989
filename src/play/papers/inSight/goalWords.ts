// The goals in sight in words, each with how far it is: the next level, the month's, the year's.
import { festivalNames } from "../../../farm/describe/festivalNames.ts";
import { capitalise } from "../../../farm/describe/listed.ts";
import { newWith } from "../../../farm/describe/newWith.ts";
import { producerNames } from "../../../farm/describe/producerNames.ts";
import { goods } from "../../../farm/describe/strings.ts";
import type { Goals, MonthGoal, WeekGoal, YearGoal } from "../../../farm/goals/inSight.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import type { Marked } from "../../../farm/tables/marks.ts";
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import { strings } from "./strings.ts";

export type GoalInWords = { readonly words: string; readonly has: number; readonly of: number };

function level({ level, has, of }: WeekGoal): GoalInWords {
  const [brings = null] = newWith(level);
  const words = strings.level(brings === null ? strings.nth(level) : capitalise(brings), of - has);
  return { words, has, of };
}

/** "Leeks", "Onion tarts", "Hens". */
function markedName(page: Marked): string {
  const [kind, id] = page.split(" ") as [string, string];
  const names = kind === "kept" ? producerNames[id as ProducerKind] : goods[id as Good];
  return capitalise(names[1]);
}

function month(goal: MonthGoal): GoalInWords {
  if (goal.kind === "mark") {
    const { page, rank, has, needs } = goal.mark;
    return { words: strings.mark(markedName(page), rank, needs - has), has, of: needs };
  }
  const { festival, inDays, has, of } = goal;
  const name = festivalNames[festival];
  return { words: inDays === 0 ? strings.laid(name) : strings.comes(name, inDays), has, of };
}

const year = ({ kind, has, of }: YearGoal): GoalInWords => ({
  words: strings.year(strings.kinds[kind], has, of),
  has,
  of,
});

export const goalWords = (goals: Goals): readonly GoalInWords[] => [
  ...(goals.week ? [level(goals.week)] : []),
  ...(goals.month ? [month(goals.month)] : []),
  year(goals.year),
];
