// The field that a newcomer begins on: the same for all who come on a day, so that they can talk of it, and an easy one.
import { mix } from "../../fields/land/noise.ts";
import { plotsOf } from "../../fields/shapes.ts";
import type { FieldTraits } from "../../fields/traits.ts";

/** Enough beds to draw along, soil that forgives, and no wind that dries it within the hour. */
const isEasy = ({ shape, soil, wind }: FieldTraits): boolean =>
  plotsOf(shape).length >= 16 && (soil === "loam" || soil === "silt") && wind !== "windswept";

/** Most fields are not easy, but one of so many nearly always is. */
const LOOKED_AT = 200;

export function startField(
  day: number,
  size: number,
  traitsOf: (field: number) => FieldTraits,
): number {
  const first = mix(day) % size;
  for (let i = 0; i < Math.min(LOOKED_AT, size); i++) {
    const field = (first + i) % size;
    if (isEasy(traitsOf(field))) return field;
  }
  return first;
}
