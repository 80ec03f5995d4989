// Giving an animal a name from the list: it changes nothing that grows.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { isNameable } from "../meadow/names.ts";
import { changed } from "./checks.ts";
import type { Deed } from "./deed.ts";

export const name: Deed<"name"> = (farm, { at, animal, name }) => {
  const one = farm.kept[animal];
  if (!one) return refuse({ kind: "nobody" });
  if (!isNameable(one.kind)) return refuse({ kind: "hasNoName" });
  if (at < one.at) return refuse({ kind: "earlier", than: one.at });
  if (farm.kept.some((other) => other.name === name)) return refuse({ kind: "nameTaken" });
  const kept = changed(farm.kept, [animal], (before) => ({ ...before, name }));
  return accept({ farm: { ...farm, kept }, told: {} });
};
