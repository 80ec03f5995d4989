// What the first view has to know of the visitor's own field, fetched for whoever has one.
import site from "../../../site.config.ts";
import { loadLand } from "../../fields/land/further.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { type ShownField, shownField } from "./shownField.ts";

export async function loadOwnField(id: number): Promise<ShownField> {
  const { address, size } = site.collection;
  await loadLand(size);
  return shownField(fieldTraits(address, id));
}
