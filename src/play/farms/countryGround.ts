// The ground of every field of the country, by its number.
import { type FarmGround, farmGroundOf } from "../../farm/ground/ground.ts";
import { fieldTraits } from "../../fields/traits.ts";

type Collection = { readonly address: string; readonly size: number };

/** Null for a number that no field has. */
export function countryGround({ address, size }: Collection): (field: number) => FarmGround | null {
  const groundFor = (field: number): FarmGround | null =>
    Number.isSafeInteger(field) && field >= 0 && field < size
      ? farmGroundOf(fieldTraits(address, field), groundFor)
      : null;
  return groundFor;
}
