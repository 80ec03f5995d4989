// The ground of the animals of a field: what is built for a farm and given to it keeps off it.
import { composeDiorama } from "../../../fields/diorama/compose.ts";
import type { GroundCircle } from "../../../fields/diorama/ground.ts";
import type { FieldTraits } from "../../../fields/traits.ts";

/** When all graze that ever do, but for the robin of the winter. */
const SEASON = "seedtime";
/** How much ground one has that is drawn in full size. */
const ROOM = 0.5;

export function grazedGround(
  traits: FieldTraits,
  notGrazed: readonly GroundCircle[],
): GroundCircle[] {
  const { herd = [] } = composeDiorama(traits, SEASON, "day", () => [], true, { notGrazed });
  return herd.map(({ at: [x, , z], size }) => ({ x, z, r: ROOM * size }));
}
