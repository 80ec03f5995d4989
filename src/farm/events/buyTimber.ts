// The pedlar's bundle of timber: on Saturdays, one to a visit of his.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { pedlarHere } from "../pedlar/pedlar.ts";
import { TIMBER_BUNDLE, TIMBER_PENCE } from "../tables/heirlooms.ts";
import { shortOf } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const buyTimber: EventReducer<"buyTimber"> = (farm, { at }) => {
  const from = pedlarHere(farm.timberAt, at);
  if (from > at) return refuse({ kind: "notYet", from });
  const short = shortOf("pence", farm.pence, TIMBER_PENCE);
  if (short) return refuse(short);
  return accept({
    farm: {
      ...farm,
      pence: farm.pence - TIMBER_PENCE,
      timber: farm.timber + TIMBER_BUNDLE,
      timberAt: at,
    },
    told: { pence: -TIMBER_PENCE, timber: TIMBER_BUNDLE },
  });
};
