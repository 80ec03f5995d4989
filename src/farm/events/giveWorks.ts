// Giving to the works of a parish: it goes out of barn or purse, and stands on the map for everybody.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { addCount } from "../state/counts.ts";
import { shortOf, shortOfGoods } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const giveWorks: EventReducer<"giveWorks"> = (farm, { what, n }) => {
  if (what === "pence") {
    const short = shortOf("pence", farm.pence, n);
    if (short) return refuse(short);
    return accept({ farm: { ...farm, pence: farm.pence - n }, told: { pence: -n } });
  }
  const short = shortOfGoods(farm, { [what]: n });
  if (short) return refuse(short);
  return accept({
    farm: { ...farm, barn: addCount(farm.barn, what, -n) },
    told: { goods: { [what]: n } },
  });
};
