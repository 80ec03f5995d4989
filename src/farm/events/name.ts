// Giving an animal a name from the list: it changes nothing that grows.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { isNameable } from "../meadow/names.ts";
import { changed } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const nameAnimal: EventReducer<"name"> = (farm, { at, animal, name }) => {
  const one = farm.kept[animal];
  if (!one) return refuse({ kind: "nobody" });
  if (!isNameable(one.kind)) return refuse({ kind: "hasNoName" });
  const last = Math.max(one.at, one.named ?? 0);
  if (at < last) return refuse({ kind: "earlier", than: last });
  if (farm.kept.some((other) => other.name === name)) return refuse({ kind: "nameTaken" });
  const kept = changed(farm.kept, [animal], (before) => ({ ...before, name, named: at }));
  return accept({ farm: { ...farm, kept }, told: {} });
};
