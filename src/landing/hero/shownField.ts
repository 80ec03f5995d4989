// What the first view has to know of the field it shows: of the one that everybody sees the build works it out.
import { parishOf } from "../../fields/land/place.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { parishName } from "../../fields/parishNames.ts";
import type { FieldTraits } from "../../fields/traits.ts";

export type ShownField = {
  readonly traits: FieldTraits;
  readonly name: string;
  readonly parish: number;
  readonly parishName: string;
};

export function shownField(traits: FieldTraits): ShownField {
  const { id } = traits;
  const parish = parishOf(id);
  return { traits, name: fieldName(id, traits), parish, parishName: parishName(parish) };
}
