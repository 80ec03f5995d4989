// Selling at the cross: for what it pays now, and it remembers.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { glutAt, quote } from "../market/price.ts";
import { addCount } from "../state/counts.ts";
import { shortOfGoods } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const sell: EventReducer<"sell"> = (farm, { at, good, count }) => {
  const short = shortOfGoods(farm, { [good]: count });
  if (short) return refuse(short);
  const seen = farm.stall[good];
  if (seen && seen.at > at) return refuse({ kind: "earlier", than: seen.at });
  const pence = quote(farm, good, count, at);
  const glut = glutAt(farm, good, at) + 1000 * count;
  return accept({
    farm: {
      ...farm,
      pence: farm.pence + pence,
      barn: addCount(farm.barn, good, -count),
      stall: { ...farm.stall, [good]: { glut, at } },
    },
    told: { pence, goods: { [good]: count } },
  });
};
