// What lives on the meadow: how far its next yield is, and how many wait.
import type { Ground } from "../ground/ground.ts";
import { civilDate, DAY, dayAt, MINUTE, type Ms, nextMonth } from "../numbers/time.ts";
import type { Farm, Kept } from "../state/farm.ts";
import { type Keep, keepOf, MOST_PRUNED, MOST_WAITING } from "../tables/keeps.ts";

const SQUARES = 25;
const WEEK = 7 * DAY;

/** Half squares of meadow that they take. */
export const halvesOf = (kept: readonly Kept[]): number =>
  kept.reduce((sum, { kind }) => sum + keepOf(kind).halves, 0);

/** Half squares of meadow that are left: what is not dug, and one more where no landmark stands. */
export function meadowLeft(ground: Ground, farm: Farm): number {
  const squares = SQUARES - ground.plots.length + (ground.landmark === "none" ? 1 : 0);
  return 2 * squares - halvesOf(farm.kept);
}

export const countKept = ({ kept }: Farm, keep: Keep): number =>
  kept.filter(({ kind }) => kind === keep).length;

/** Each further one of a kind costs 30 in the hundred more; null is not for sale. */
export function penceOfKeep(farm: Farm, keep: Keep): number | null {
  const { pence } = keepOf(keep);
  return pence === null ? null : Math.floor((pence * (10 + 3 * countKept(farm, keep))) / 10);
}

const isSeason = (keep: Keep, day: number): boolean =>
  keepOf(keep).months?.includes(civilDate(day).month) ?? true;

/** Milliseconds between two moments that lie in the months of a keep. */
function spanIn(keep: Keep, from: Ms, to: Ms): Ms {
  if (to <= from) return 0;
  if (keepOf(keep).months === null) return to - from;
  let span = 0;
  for (let start = from; start < to; ) {
    const day = dayAt(start);
    const end = Math.min(to, nextMonth(day) * DAY);
    if (isSeason(keep, day)) span += end - start;
    start = end;
  }
  return span;
}

const needOf = (keep: Keep): number => 2 * keepOf(keep).minutes * MINUTE;

/** Half milliseconds of its pace: two by itself, three while cared for. */
function paceAt({ kind, at, grown, caredUntil }: Kept, now: Ms): number {
  const more = 2 * spanIn(kind, at, now) + spanIn(kind, at, Math.min(caredUntil, now));
  return Math.min(MOST_WAITING * needOf(kind), grown + more);
}

/** How many yields wait. */
export const waitingAt = (kept: Kept, now: Ms): number =>
  Math.floor(paceAt(kept, now) / needOf(kept.kind));

/** Timber that lies beneath a tree: one for each week since it was pruned. */
export const prunedAt = ({ kind, prunedAt: since }: Kept, now: Ms): number =>
  keepOf(kind).isTree ? Math.min(MOST_PRUNED, Math.floor(Math.max(0, now - since) / WEEK)) : 0;

/** After it was emptied; what it had begun goes on. */
export const emptied = (kept: Kept, now: Ms): Kept => ({
  ...kept,
  at: now,
  grown: paceAt(kept, now) % needOf(kept.kind),
  prunedAt: prunedAt(kept, now) > 0 ? now : kept.prunedAt,
});

export const caredFor = (kept: Kept, now: Ms): Kept => ({
  ...kept,
  at: now,
  grown: paceAt(kept, now),
  caredUntil: now + (keepOf(kept.kind).care?.hours ?? 0) * 60 * MINUTE,
});

/** When the next yield will wait if nobody cares again: null where three do, or it is not its time. */
export function nextYieldAt(kept: Kept, now: Ms): Ms | null {
  const need = needOf(kept.kind);
  const has = paceAt(kept, now);
  if (has >= MOST_WAITING * need) return null;
  const aim = (Math.floor(has / need) + 1) * need;
  const left = aim - has;
  const cared = Math.max(0, kept.caredUntil - now);
  const until = now + (3 * cared >= left ? Math.ceil(left / 3) : Math.ceil((left - cared) / 2));
  return paceAt(kept, until) >= aim ? until : null;
}
