// The name on the board at the gate: of two words from the lists, or none.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { rulesOfBuilt } from "../tables/yard.ts";
import { hasBuilt } from "../yard/shown.ts";
import { unknownAt } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const nameFarm: EventReducer<"nameFarm"> = (farm, { name }) => {
  const unknown = unknownAt(farm, rulesOfBuilt("board").level);
  if (unknown) return refuse(unknown);
  if (!hasBuilt(farm, "board")) return refuse({ kind: "nobody" });
  const { name: before, ...nameless } = farm;
  const isSame = before?.first === name?.first && before?.second === name?.second;
  if (isSame) return refuse({ kind: "calledSo" });
  return accept({ farm: name === null ? nameless : { ...nameless, name }, told: {} });
};
