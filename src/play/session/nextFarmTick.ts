// When what a page says of a farm is another thing without anybody's doing.
import { comingOn } from "../../farm/forecast/coming.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { MINUTE, type Ms } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";

const SECOND = 1000;
/** What is as near as this is counted in seconds. */
const SOON = 2 * MINUTE;

const following = (now: Ms, span: Ms): Ms => (Math.floor(now / span) + 1) * span;

/** While something may be undone, too, seconds count. */
const mayBeUndone = ({ plots, recent }: Farm, now: Ms, span: Ms): boolean =>
  (recent !== null && now - recent.at <= span) ||
  plots.some(({ sown }) => sown !== null && now - sown.at <= span);

/**
 * The next second while seconds are counted, else the next minute, or what is due before it.
 * `undoFor` is how long something may be undone.
 */
export function nextFarmTick(ground: FarmGround, farm: Farm, now: Ms, undoFor: Ms): Ms {
  const due = comingOn(ground, farm, now).find(({ at }) => at > now)?.at ?? Infinity;
  if (due - now <= SOON || mayBeUndone(farm, now, undoFor)) return following(now, SECOND);
  return Math.min(due, following(now, MINUTE));
}
