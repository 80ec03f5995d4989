// What lives on the meadow: how far its next yield is, and how many wait.
import type { FarmGround } from "../ground/ground.ts";
import { civilDate, DAY, dayAt, MINUTE, type Ms, nextMonth } from "../numbers/time.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm, Producer } from "../state/farm.ts";
import {
  MOST_PRUNED,
  MOST_WAITING,
  type ProducerKind,
  producerRulesOf,
} from "../tables/producers.ts";
import { halvesWith } from "../tables/strips.ts";

const SQUARES = 25;
const WEEK = 7 * DAY;

/** Half squares of meadow that they take. */
export const halvesOf = (kept: readonly Producer[]): number =>
  kept.reduce((sum, { kind }) => sum + producerRulesOf(kind).halves, 0);

/** Half squares of meadow that are left: what is not dug, one square more where no landmark stands, and the strips of one's level. */
export function meadowLeft(ground: FarmGround, farm: Farm): number {
  const squares = SQUARES - ground.plots.length + (ground.landmark === "none" ? 1 : 0);
  return 2 * squares + halvesWith(levelOf(farm)) - halvesOf(farm.kept);
}

export const countProducers = ({ kept }: Farm, keep: ProducerKind): number =>
  kept.filter(({ kind }) => kind === keep).length;

/** Each further one of a kind costs 30 in the hundred more; null is not for sale. */
export function penceOfProducer(farm: Farm, keep: ProducerKind): number | null {
  const { pence } = producerRulesOf(keep);
  return pence === null ? null : Math.floor((pence * (10 + 3 * countProducers(farm, keep))) / 10);
}

const isSeason = (keep: ProducerKind, day: number): boolean =>
  producerRulesOf(keep).months?.includes(civilDate(day).month) ?? true;

/** Milliseconds between two moments that lie in the months of a keep. */
function spanIn(keep: ProducerKind, from: Ms, to: Ms): Ms {
  if (to <= from) return 0;
  if (producerRulesOf(keep).months === null) return to - from;
  let span = 0;
  for (let start = from; start < to; ) {
    const day = dayAt(start);
    const end = Math.min(to, nextMonth(day) * DAY);
    if (isSeason(keep, day)) span += end - start;
    start = end;
  }
  return span;
}

const needOf = (keep: ProducerKind): number => 2 * producerRulesOf(keep).minutes * MINUTE;

/** Half milliseconds of its pace: two by itself, three while cared for. */
function paceAt({ kind, at, grown, caredUntil }: Producer, now: Ms): number {
  const more = 2 * spanIn(kind, at, now) + spanIn(kind, at, Math.min(caredUntil, now));
  return Math.min(MOST_WAITING * needOf(kind), grown + more);
}

/** How many yields wait. */
export const waitingAt = (kept: Producer, now: Ms): number =>
  Math.floor(paceAt(kept, now) / needOf(kept.kind));

/** How many storms came to their end between two moments. */
function stormsIn({ weather }: Pick<FarmGround, "weather">, since: Ms, now: Ms): number {
  let storms = 0;
  for (let day = dayAt(since); day <= dayAt(now); day++) {
    const sky = weather(day);
    if (sky.kind !== "storm") continue;
    const end = day * DAY + sky.to * 60 * MINUTE;
    if (since < end && end <= now) storms++;
  }
  return storms;
}

/** Timber that lies beneath a tree: one for each week since it was pruned, and one for each storm. */
export function prunedAt(
  ground: Pick<FarmGround, "weather">,
  { kind, prunedAt: since }: Producer,
  now: Ms,
): number {
  if (!producerRulesOf(kind).isTree) return 0;
  const weeks = Math.floor(Math.max(0, now - since) / WEEK);
  // Whoever was away for long need not look back on every day.
  if (weeks >= MOST_PRUNED) return MOST_PRUNED;
  return Math.min(MOST_PRUNED, weeks + stormsIn(ground, since, now));
}

/** After it was emptied; what it had begun goes on. */
export const emptied = (
  ground: Pick<FarmGround, "weather">,
  kept: Producer,
  now: Ms,
): Producer => ({
  ...kept,
  at: now,
  grown: paceAt(kept, now) % needOf(kept.kind),
  prunedAt: prunedAt(ground, kept, now) > 0 ? now : kept.prunedAt,
});

export const caredFor = (kept: Producer, now: Ms): Producer => ({
  ...kept,
  at: now,
  grown: paceAt(kept, now),
  caredUntil: now + (producerRulesOf(kept.kind).care?.hours ?? 0) * 60 * MINUTE,
});

/** When the next yield will wait if nobody cares again: null where three do, or it is not its time. */
export function nextYieldAt(kept: Producer, now: Ms): Ms | null {
  const need = needOf(kept.kind);
  const has = paceAt(kept, now);
  if (has >= MOST_WAITING * need) return null;
  const aim = (Math.floor(has / need) + 1) * need;
  const left = aim - has;
  const cared = Math.max(0, kept.caredUntil - now);
  const until = now + (3 * cared >= left ? Math.ceil(left / 3) : Math.ceil((left - cared) / 2));
  return paceAt(kept, until) >= aim ? until : null;
}
