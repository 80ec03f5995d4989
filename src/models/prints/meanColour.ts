// The colours of triangles as they are from far away, where a pattern is no more than its mean.
import type { Triangles } from "../lean/triangles.ts";
import { printPatterns } from "./patterns.ts";

/** Linear light, three numbers to a corner. */
export function meanColour({ color, print }: Triangles): Float32Array {
  if (!print) return color;
  const mean = color.slice();
  for (const [i, of] of print.of.entries()) {
    const pattern = printPatterns[of - 1];
    if (!pattern) continue;
    const { share } = pattern;
    for (let k = 3 * i; k < 3 * i + 3; k++) mean[k]! *= 1 - share + share * print.tone[k]!;
  }
  return mean;
}
