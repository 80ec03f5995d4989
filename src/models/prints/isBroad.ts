// Whether a part is broad enough for a pattern: fringes, buttons and cords stay plain.
import type { Part } from "../parts.ts";

/** In tiles. */
const BROAD = 0.12;

function extents(part: Part): readonly number[] {
  switch (part.shape) {
    case "box":
    case "ball":
      return part.size;
    case "lathe": {
      const wide = 2 * Math.max(...part.profile.map(([r]) => r));
      const heights = part.profile.map(([, y]) => y);
      return [wide, wide, Math.max(...heights) - Math.min(...heights)];
    }
    case "slab": {
      const [xs, ys] = [part.outline.map(([x]) => x), part.outline.map(([, y]) => y)];
      return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), part.depth];
    }
  }
}

export const isBroad = (part: Part): boolean =>
  extents(part).toSorted((a, b) => b - a)[1]! >= BROAD;
