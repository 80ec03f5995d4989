// Works out what the first view has to know of any field; of the one that everybody sees the build knows it.
import site from "../../../site.config.ts";
import { loadLand } from "../../fields/land/further.ts";
import { parishOf } from "../../fields/land/place.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { parishName } from "../../fields/parishNames.ts";
import { fieldTraits } from "../../fields/traits.ts";
import type { ShownField } from "./shownField.ts";

export async function ownField(id: number): Promise<ShownField> {
  const { address, size } = site.collection;
  await loadLand(size);
  const traits = fieldTraits(address, id);
  const parish = parishOf(id);
  return { traits, name: fieldName(id, traits), parish, parishName: parishName(parish) };
}
