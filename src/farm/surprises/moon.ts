// Whether the moon is full: by its mean month, which is never more than some hours off.
import { HOUR, type Ms } from "../numbers/time.ts";

/** From one full moon to the next. */
const MONTH = 2_551_442_877;
/** One of them, in January 2000. */
const FULL = 948_444_120_000;
/** To the eye it is round for so long before and after. */
const ROUND = 20 * HOUR;

export function isFullMoon(at: Ms): boolean {
  const since = (((at - FULL) % MONTH) + MONTH) % MONTH;
  return since < ROUND || MONTH - since < ROUND;
}
