// The hands of a clock as triangles, each by itself, because they go round while the clock stays.
import { toTriangles } from "../../models/lean/toTriangles.ts";
import type { Part, Vec } from "../../models/parts.ts";
import type { BuiltShape, ClockHands } from "./shape.ts";

/** The corner of the face that a hand is lit as: the nearest that looks out of it. */
function cornerAt({ solid }: Pick<BuiltShape, "solid">, [x, y, z]: Vec): number {
  const { position, normal } = solid!;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < position.length; i += 3) {
    const away =
      Math.hypot(position[i]! - x, position[i + 1]! - y, position[i + 2]! - z) + 1 - normal[i + 2]!;
    if (away >= least) continue;
    [best, least] = [i / 3, away];
  }
  return best;
}

/** `parts` are the hour's hand and the minute's, `body` all else of the clock. */
export function handsOf(
  parts: readonly Part[],
  dial: Vec,
  body: Pick<BuiltShape, "solid" | "points">,
): ClockHands | null {
  const [hour, minute] = parts.map((part) => toTriangles([part], { floor: null, ao: 0 }).solid);
  if (!hour || !minute || !body.solid || !body.points) return null;
  const point = body.points.of[cornerAt(body, dial)]!;
  const lit = (part: typeof hour) => ({
    part,
    of: new Uint16Array(part.position.length / 3).fill(point),
  });
  return { dial, hour: lit(hour), minute: lit(minute) };
}
