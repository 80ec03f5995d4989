// The ground of the animals of a field in any season: what is given to a farm keeps off it.
import { composeDiorama } from "../../../fields/diorama/compose.ts";
import type { GroundCircle } from "../../../fields/diorama/ground.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import type { Season } from "../../../models/seasons.ts";

/** In spring all graze that ever do but the guests of winter. */
const SEASONS: readonly Season[] = ["seedtime", "hearth"];
/** How much ground one has that is drawn in full size. */
const ROOM = 0.5;

export const grazedGround = (
  traits: FieldTraits,
  notGrazed: readonly GroundCircle[],
): GroundCircle[] =>
  SEASONS.flatMap((season) => {
    const { herd = [] } = composeDiorama(traits, season, "day", () => [], true, { notGrazed });
    return herd.map(({ at: [x, , z], size }) => ({ x, z, r: ROOM * size }));
  });
