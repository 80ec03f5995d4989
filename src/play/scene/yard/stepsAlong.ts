// Points along a line at even steps, and which way it runs there.
import type { Point2 } from "../../../models/parts.ts";

/** In the middles of so many equal pieces. */
export function stepsAlong(
  line: readonly Point2[],
  count: number,
): { at: Point2; along: Point2 }[] {
  const lengths = line.slice(1).map(([x, z], i) => Math.hypot(x - line[i]![0], z - line[i]![1]));
  const long = lengths.reduce((sum, one) => sum + one, 0);
  return Array.from({ length: count }, (_, n) => {
    let left = ((n + 0.5) / count) * long;
    let i = 0;
    while (i < lengths.length - 1 && left > lengths[i]!) left -= lengths[i++]!;
    const [[ax, az], [bx, bz]] = [line[i]!, line[i + 1]!];
    const t = left / lengths[i]!;
    const along: Point2 = [(bx - ax) / lengths[i]!, (bz - az) / lengths[i]!];
    return { at: [ax + (bx - ax) * t, az + (bz - az) * t] as const, along };
  });
}
