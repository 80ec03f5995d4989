// Dealing with the pedlar: on Saturdays, a seed that one lacks for six of one's own.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { pedlarComes, pedlarHas } from "../pedlar/pedlar.ts";
import { addCount, countOf } from "../state/counts.ts";
import { PEDLAR_TAKES } from "../tables/heirlooms.ts";
import { shortOf } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const barter: EventReducer<"barter"> = (farm, { at }, ground) => {
  const from = pedlarComes(farm, at);
  if (from > at) return refuse({ kind: "notYet", from });
  const heirloom = pedlarHas(ground, farm, at);
  if (heirloom === null) return refuse({ kind: "hasAll" });
  const own = ground.heirloom;
  const short = shortOf(`seed ${own}`, countOf(farm.seeds, own), PEDLAR_TAKES);
  if (short) return refuse(short);
  const seeds = addCount(addCount(farm.seeds, own, -PEDLAR_TAKES), heirloom, 1);
  return accept({ farm: { ...farm, seeds, pedlarAt: at }, told: { seeds: { [heirloom]: 1 } } });
};
