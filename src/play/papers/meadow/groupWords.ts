// What there is to say of all of a kind on the meadow, and of a kind that might come.
import type { Clock } from "../../../farm/describe/refusal.ts";
import { strings as farmWords, goods as goodNames } from "../../../farm/describe/strings.ts";
import { HOUR, MINUTE } from "../../../farm/numbers/time.ts";
import { type Keep, keepOf } from "../../../farm/tables/keeps.ts";
import { capital, lengthWords, listed } from "../parts/words.ts";
import type { Group } from "./group.ts";
import { strings } from "./strings.ts";

/** "6 eggs and 2 timber"; nothing where nothing waits. */
export const waitingWords = ({ keep, units, timber }: Group): string =>
  listed([
    ...(units > 0 ? [farmWords.count(keepOf(keep).gives, units)] : []),
    ...(timber > 0 ? [farmWords.timber(timber)] : []),
  ]);

/** "a sheaf of wheat". */
export function fodderWords(keep: Keep): string {
  const fodder = keepOf(keep).care!.with;
  if (fodder === "straw") return farmWords.straw(1);
  const [one] = goodNames[fodder];
  return `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;
}

const careWords = (keep: Keep): string =>
  strings.uncared(fodderWords(keep), lengthWords(keepOf(keep).care!.hours * HOUR));

export function groupWords(group: Group, clock: Clock): string {
  const { keep, count, units, timber, next, caredUntil, uncaredCount, names } = group;
  const { care, months, isTree } = keepOf(keep);
  const said: string[] = names.length > 0 ? [strings.called(listed(names))] : [];
  const waiting = waitingWords(group);
  if (waiting) said.push(strings.wait(capital(waiting), units + timber));
  if (next !== null) said.push(strings.next(clock(next)));
  else if (units > 0) said.push(strings.full);
  if (months !== null) said.push(strings.season(months[0]!, months.at(-1)!));
  if (isTree && timber === 0) said.push(strings.timber);
  if (caredUntil !== null && uncaredCount < count) said.push(strings.caredFor(clock(caredUntil)));
  if (care !== null && uncaredCount > 0) said.push(careWords(keep));
  return said.join(" ");
}

/** Of one that does not live here yet. */
export function comerWords(keep: Keep): string {
  const { gives, units, minutes, months, halves, care, isTree } = keepOf(keep);
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
