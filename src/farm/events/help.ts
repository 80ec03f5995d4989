// What neighbours have done for a farm, as the server writes it down: rain beside its plots, and something in its basket.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { maskOf, membersOf } from "../numbers/mask.ts";
import { DAY, type Ms } from "../numbers/time.ts";
import type { Farm, Plot } from "../state/farm.ts";
import { BASKET } from "../tables/neighbours.ts";
import type { EventReducer } from "./reducer.ts";

const lastSeen = ({ at, sown }: Plot): Ms => Math.min(at, sown?.seen ?? at);

/** Nothing that is still to come may look back beyond this: neither plots as they are, nor as they would be again. */
const settledUntil = ({ plots, recent }: Farm): Ms =>
  Math.min(...[...plots, ...(recent?.was.plots ?? [])].map(lastSeen));

/** No plot is touched by it: whatever comes earlier or later is refused no more than without it. */
export const shower: EventReducer<"shower"> = (farm, { at, plots, until }) => {
  const there = maskOf(membersOf(plots).filter((plot) => plot < farm.plots.length));
  if (there === 0 || until <= at) return refuse({ kind: "nobody" });
  const dries = Math.min(until, at + DAY);
  const dried = settledUntil(farm);
  const falling = farm.showers.filter((one) => one.until > dried);
  const showers = [...falling, { plots: there, from: at, until: dries }];
  return accept({ farm: { ...farm, showers }, told: { on: there } });
};

export const gift: EventReducer<"gift"> = (farm, { at, id, from, what, words }) => {
  if (farm.gate.some((one) => one.id === id)) return refuse({ kind: "calledSo" });
  if (farm.gate.length >= BASKET) return refuse({ kind: "giftsFull" });
  return accept({
    farm: { ...farm, gate: [...farm.gate, { id, from, what, words, at }] },
    told: {},
  });
};
