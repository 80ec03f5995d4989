// What the first view has to know of the field it shows.
import type { FieldTraits } from "../../fields/traits.ts";

export type ShownField = {
  readonly traits: FieldTraits;
  readonly name: string;
  readonly parish: number;
  readonly parishName: string;
};
