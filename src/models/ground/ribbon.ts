// A flat ribbon along a bent line, for water and the sand beside it.
import { type Colour, type Part, type Point2, rod, slab } from "../parts.ts";

/** A ribbon along a line of points, `width` wide, its top at `y`. */
function ribbon(line: readonly Point2[], width: number, y: number, colour: Colour): Part {
  const left: Point2[] = [];
  const right: Point2[] = [];
  line.forEach(([x, z], i) => {
    const [ax, az] = line[Math.max(0, i - 1)]!;
    const [bx, bz] = line[Math.min(line.length - 1, i + 1)]!;
    const long = Math.hypot(bx - ax, bz - az);
    const [nx, nz] = [(-(bz - az) / long) * (width / 2), ((bx - ax) / long) * (width / 2)];
    left.push([x + nx, -(z + nz)]);
    right.push([x - nx, -(z - nz)]);
  });
  return slab([...left, ...right.toReversed()], 0.05, [0, y - 0.025, 0], colour, {
    turn: [-Math.PI / 2, 0, 0],
    bevel: 0,
  });
}

/** In pieces, because a bent outline cannot be filled from one middle. */
export function ribbons(line: readonly Point2[], width: number, y: number, colour: Colour): Part[] {
  return line.slice(1).map((to, i) => ribbon([line[i]!, to], width, y + (i % 2) * 0.002, colour));
}

/** Rounds that fill the gaps where the pieces of a ribbon meet. */
export function joints(line: readonly Point2[], width: number, y: number, colour: Colour): Part[] {
  return line
    .slice(1, -1)
    .map(([x, z], i) =>
      rod(width / 2, 0.05, [x, y - 0.05 + (i % 2) * 0.001, z], colour, { sides: 14 }),
    );
}
