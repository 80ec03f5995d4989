// A trait of a field in words, as it stands beside its name on a deed.
import { kindName, type TraitName } from "./odds.ts";
import { plotsOf } from "./shapes.ts";
import type { Traits } from "./traits.ts";

export function traitWords(trait: TraitName, traits: Traits): string {
  const name = kindName(trait, traits[trait]);
  if (trait === "shape") return `${name}, ${plotsOf(traits.shape).length} plots`;
  return trait === "landmark" && traits.landmark === "none" ? "None, only sky" : name;
}
