// From the colours that a piece is made in to those that it has in a coat.
import type { Coated } from "../model/coat.ts";
import type { ModelId } from "../model/room.ts";
import { otherTintsOf, partTintsOf } from "./rows.ts";

/** What is of a part has the part's colour, whatever the thing as a whole has. */
export function coloursOf(
  id: ModelId,
  { tint, partTints = {} }: Coated,
): Readonly<Record<string, string>> {
  const whole = otherTintsOf(id).find((each) => each.id === tint)?.colours;
  const parts = partTintsOf(id).map(
    ({ part, tints }) => tints.find((each) => each.id === partTints[part])?.colours,
  );
  return Object.assign({}, whole, ...parts);
}
