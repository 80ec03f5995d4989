// Cloth with a pattern: the same part, with what its drawers have to know.
import type { Part } from "../parts.ts";
import type { Quat } from "../pose.ts";

const isTurned = (pose: Quat): boolean => pose[0] !== 0 || pose[1] !== 0 || pose[2] !== 0;

/** Cloth goes on from part to part; on what is round or leans it begins anew in the middle. */
export function withPrint(part: Part, pattern: string, tone: string): Part {
  const isAlone = isTurned(part.pose) || part.shape === "lathe" || part.shape === "ball";
  return { ...part, print: { pattern, tone, from: isAlone ? [0, 0, 0] : part.at } };
}
