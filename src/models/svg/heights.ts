// How low and how high a part reaches, for the colours that fade upward.
import type { Part } from "../parts.ts";
import { inverse, rotate, type Vec } from "../pose.ts";

export type Heights = { readonly low: number; readonly high: number };

export function heightsOf(part: Part): Heights {
  // The world's up, seen from the part.
  const [ux, uy, uz]: Vec = rotate(inverse(part.pose), [0, 1, 0]);
  let low = Infinity;
  let high = -Infinity;
  const take = (middle: number, spread: number) => {
    low = Math.min(low, middle - spread);
    high = Math.max(high, middle + spread);
  };
  if (part.shape === "box") {
    const [w, h, d] = part.size;
    take(0, (Math.abs(ux) * w + Math.abs(uy) * h + Math.abs(uz) * d) / 2);
  } else if (part.shape === "ball") {
    const [w, h, d] = part.size;
    take(0, Math.hypot(ux * w, uy * h, uz * d) / 2);
  } else if (part.shape === "lathe")
    for (const [r, y] of part.profile) take(uy * y, r * Math.hypot(ux, uz));
  else for (const [x, y] of part.outline) take(ux * x + uy * y, (Math.abs(uz) * part.depth) / 2);
  return { low: part.at[1] + low, high: part.at[1] + high };
}
