// Where a farm stands now: on its first field, or on the one that it last moved to.
import type { Farm } from "../state/farm.ts";
import type { FarmGround } from "./ground.ts";

/** Null where it has moved to a field that there is not. */
export function groundNow({ moves }: Pick<Farm, "moves">, first: FarmGround): FarmGround | null {
  const last = moves?.at(-1);
  return last === undefined || last.to === first.field ? first : first.elsewhere(last.to);
}

/** Where it stood at a moment; `now` is the field that it stands on. */
export const fieldAtTime = ({ moves }: Pick<Farm, "moves">, now: number, at: number): number =>
  moves?.find((move) => at < move.at)?.from ?? now;
