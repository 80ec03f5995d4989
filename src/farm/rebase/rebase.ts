// Does deeds again on a farm that others have been at meanwhile: each on what it meant, once more a little later, or not at all and told (rebasing of a replicated log).
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { FarmEvent } from "../events/event.ts";
import type { Law } from "../events/law.ts";
import type { FarmRefusal } from "../events/refusal.ts";
import type { Ms } from "../numbers/time.ts";
import { type Standing, sameTarget } from "./sameTarget.ts";
import { secondTry } from "./secondTry.ts";

export type RebasedDeeds = {
  readonly state: Standing;
  /** For each deed what it is by now, or why it cannot be; null for what is dropped in silence. */
  readonly outcomes: readonly (Result<FarmEvent, FarmRefusal> | null)[];
};

type Course = {
  /** The farm on which the first of the deeds was done. */
  readonly seen: Standing;
  /** The farm on which they are to be done again. */
  readonly now: Standing;
  /** What is dated later than this would be in the future. */
  readonly clock: Ms;
};

/** Nobody has asked for it: the page looks again by itself. */
const isSilent = ({ kind }: FarmEvent): boolean => kind === "post" || kind === "notice";

export function rebase(
  apply: Law["apply"],
  events: readonly FarmEvent[],
  { seen: first, now: start, clock }: Course,
): RebasedDeeds {
  let [seen, now] = [first, start];
  const moved = new Map<Ms, Ms>();
  const movedTo = (at: Ms): Ms => moved.get(at) ?? at;

  const again = (event: FarmEvent, on: number | null): Result<FarmEvent, FarmRefusal> => {
    const target = sameTarget(event, { seen, now, on, movedTo });
    if (!target.ok) return target;
    const done = apply(now.farm, target.value, now.ground);
    if (done.ok) {
      now = { farm: done.value.farm, ground: done.value.ground ?? now.ground };
      return target;
    }
    const later = secondTry(target.value, done.reason, clock);
    const second = later && apply(now.farm, later, now.ground);
    if (!later || !second?.ok) return refuse(done.reason);
    now = { farm: second.value.farm, ground: second.value.ground ?? now.ground };
    moved.set(event.at, later.at);
    return accept(later);
  };

  const outcomes = events.map((event) => {
    const made = apply(seen.farm, event, seen.ground);
    const outcome = again(event, made.ok ? (made.value.told.on ?? null) : null);
    if (made.ok) seen = { farm: made.value.farm, ground: made.value.ground ?? seen.ground };
    return !outcome.ok && isSilent(event) ? null : outcome;
  });
  return { state: now, outcomes };
}
