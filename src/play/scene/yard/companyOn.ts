// The ground of the animals, bushes and other small company of a field in any season: what is given keeps off it.
import { composeDiorama } from "../../../fields/diorama/compose.ts";
import type { GroundCircle } from "../../../fields/diorama/ground.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { seasons } from "../../../models/seasons.ts";

/** What stands lower than this is grass and paving, what stands higher is leaves. */
const BODIES = { from: 0.1, to: 1.3 } as const;
/** Many parts of one body are told apart no finer than this. */
const CELL = 0.16;
const ROOM = 0.16;

export function companyOn(
  traits: FieldTraits,
  keptFree: readonly GroundCircle[],
): readonly GroundCircle[] {
  const cells = new Map<string, GroundCircle>();
  for (const season of seasons)
    for (const { at } of composeDiorama(traits, season, "day", () => [], false, { keptFree }).parts) {
      const [x, y, z] = at;
      if (y < BODIES.from || y > BODIES.to) continue;
      cells.set(`${Math.round(x / CELL)} ${Math.round(z / CELL)}`, { x, z, r: ROOM });
    }
  return [...cells.values()];
}
