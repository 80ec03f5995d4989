// The last sowing that a minute has not passed since: it can be taken back, also after the page was left.
import { type Mask, maskOf } from "../../farm/numbers/mask.ts";
import { MINUTE, type Ms } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";

export type Undoable = {
  readonly of: Ms;
  readonly what: Seed;
  readonly plots: Mask;
  readonly until: Ms;
};

export function undoable({ plots }: Farm, now: Ms): Undoable | null {
  const of = Math.max(...plots.map(({ sown }) => (sown && sown.at <= now ? sown.at : -Infinity)));
  if (now > of + MINUTE) return null;
  const sown = plots.flatMap((plot, i) => (plot.sown?.at === of ? [i] : []));
  return { of, what: plots[sown[0]!]!.sown!.what, plots: maskOf(sown), until: of + MINUTE };
}
