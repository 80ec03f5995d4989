// Undoing a sowing within a minute: the seed is back in the bag, and nothing is rolled again.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { maskOf } from "../numbers/mask.ts";
import { MINUTE } from "../numbers/time.ts";
import { plus } from "../state/counts.ts";
import { changed } from "./checks.ts";
import type { Deed } from "./deed.ts";

const UNDO_FOR = MINUTE;

export const undo: Deed<"undo"> = (farm, { at, of }) => {
  const members = farm.plots.flatMap(({ sown }, i) => (sown?.at === of ? [i] : []));
  const [first] = members;
  if (first === undefined) return refuse({ kind: "nobody" });
  if (at < of) return refuse({ kind: "earlier", than: of });
  if (at > of + UNDO_FOR) return refuse({ kind: "tooLate", since: of + UNDO_FOR });
  const { what } = farm.plots[first]!.sown!;
  const plots = changed(farm.plots, members, (plot) => ({
    ...plot,
    at: Math.max(at, plot.at),
    n: plot.n - 1,
    sown: null,
  }));
  // Seed without end needs no place in the bag.
  const seeds = what === "sunflower" ? farm.seeds : plus(farm.seeds, what, members.length);
  return accept({ farm: { ...farm, plots, seeds }, told: { on: maskOf(members) } });
};
