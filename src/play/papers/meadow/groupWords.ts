// What there is to say of all of a kind on the meadow, and of a kind that might come.
import { withArticle } from "../../../farm/describe/listed.ts";
import type { Clock } from "../../../farm/describe/refusal.ts";
import { strings as farmWords, goods as goodNames } from "../../../farm/describe/strings.ts";
import { HOUR, MINUTE } from "../../../farm/numbers/time.ts";
import { type ProducerKind, producerRulesOf } from "../../../farm/tables/producers.ts";
import { capitaliseName, joinWithAnd, lengthWords } from "../parts/words.ts";
import type { Group } from "./group.ts";
import { strings } from "./strings.ts";

/** "6 eggs and 2 timber"; nothing where nothing waits. */
export const waitingWords = ({ keep, units, timber }: Group): string =>
  joinWithAnd([
    ...(units > 0 ? [farmWords.count(producerRulesOf(keep).gives, units)] : []),
    ...(timber > 0 ? [farmWords.timber(timber)] : []),
  ]);

/** "a sheaf of wheat". */
function fodderWords(keep: ProducerKind): string {
  const fodder = producerRulesOf(keep).care!.with;
  if (fodder === "straw") return farmWords.straw(1);
  const [one] = goodNames[fodder];
  return withArticle(one);
}

const careWords = (keep: ProducerKind): string =>
  strings.uncared(fodderWords(keep), lengthWords(producerRulesOf(keep).care!.hours * HOUR));

export function groupWords(group: Group, clock: Clock): string {
  const { keep, count, units, timber, next, caredUntil, uncaredCount, names } = group;
  const { care, months, isTree } = producerRulesOf(keep);
  const said: string[] = names.length > 0 ? [strings.called(joinWithAnd(names))] : [];
  const waiting = waitingWords(group);
  if (waiting) said.push(strings.wait(capitaliseName(waiting), units + timber));
  if (next !== null) said.push(strings.next(clock(next)));
  else if (units > 0) said.push(strings.full);
  if (months !== null) said.push(strings.season(months[0]!, months.at(-1)!));
  if (isTree && timber === 0) said.push(strings.timber);
  if (caredUntil !== null && uncaredCount < count) said.push(strings.caredFor(clock(caredUntil)));
  if (care !== null && uncaredCount > 0) said.push(careWords(keep));
  return said.join(" ");
}

/** "4 eggs wait", "next 13:20": beside their name. */
export function groupLine(group: Group, clock: Clock): string {
  const { units, timber, next } = group;
  const waiting = waitingWords(group);
  if (waiting) return strings.waits(waiting, units + timber);
  return next === null ? strings.rests : strings.nextShort(clock(next));
}

/** "6 sunflowers": what so many of a kind are fed. */
export function careGoods(keep: ProducerKind, count: number): string {
  const fodder = producerRulesOf(keep).care!.with;
  return fodder === "straw" ? farmWords.straw(count) : farmWords.count(fodder, count);
}

/** "1 egg every 8 h": of one that does not live here yet. */
export function comerLine(keep: ProducerKind): string {
  const { gives, units, minutes } = producerRulesOf(keep);
  return strings.every(farmWords.count(gives, units), lengthWords(minutes * MINUTE));
}

/** The same at length. */
export function comerWords(keep: ProducerKind): string {
  const { gives, units, minutes, months, halves, care, isTree } = producerRulesOf(keep);
  const goods = farmWords.count(gives, units);
  const every = lengthWords(minutes * MINUTE);
  const said = [
    months === null
      ? strings.gives(goods, every)
      : strings.givesFrom(goods, every, months[0]!, months.at(-1)!),
    strings.takes(farmWords.squares(halves)),
  ];
  if (care !== null) said.push(careWords(keep));
  if (isTree) said.push(strings.timber);
  return said.join(" ");
}
