// What can be taken back still: the last thing that was done, else the last sowing; also after the page was left.
import { type Mask, maskOf } from "../../farm/numbers/mask.ts";
import { MINUTE, type Ms } from "../../farm/numbers/time.ts";
import type { Farm, Recent } from "../../farm/state/farm.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";

export type Undoable = {
  readonly of: Ms;
  /** Each kind that was sown then; none for anything else. */
  readonly seeds: readonly Seed[];
  readonly plots: Mask;
  readonly until: Ms;
};

/** What a page offers unless somebody asked for more time; the law gives `UNDO_FOR`. */
export const SHORT_UNDO = MINUTE;

/** Water alone is nothing that anybody wants back, and hides no sowing. */
const isWorthIt = ({ was }: Recent): boolean => Object.keys(was).some((key) => key !== "plots");

/** `span` is how long it is offered. */
export function undoable(farm: Farm, now: Ms, span: Ms = SHORT_UNDO): Undoable | null {
  const sowing = lastSowing(farm, now, span);
  const { recent } = farm;
  if (!recent || !isWorthIt(recent) || recent.at <= (sowing?.of ?? 0)) return sowing;
  if (recent.at > now || now > recent.at + span) return sowing;
  return { of: recent.at, seeds: [], plots: 0, until: recent.at + span };
}

function lastSowing({ plots }: Farm, now: Ms, span: Ms): Undoable | null {
  const of = Math.max(...plots.map(({ sown }) => (sown && sown.at <= now ? sown.at : -Infinity)));
  if (now > of + span) return null;
  const sown = plots.flatMap((plot, i) => (plot.sown?.at === of ? [i] : []));
  const seeds = [...new Set(sown.map((plot) => plots[plot]!.sown!.what))];
  return { of, seeds, plots: maskOf(sown), until: of + span };
}
