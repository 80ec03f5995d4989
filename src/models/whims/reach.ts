// How far a shape reaches out over the ground from its middle, as far as it stands in anybody's way, and how high it is.
import type { Part, Vec } from "../parts.ts";
import { add, rotate } from "../pose.ts";

/** What begins higher than this hangs over beds and ways without harm. */
const LOW = 0.6;

export const reachOf = (parts: readonly Part[]): number => Math.max(...parts.map(partReach));

export const heightOf = (parts: readonly Part[]): number =>
  Math.max(
    ...parts.map((part) => {
      const { middle, span } = boxOf(part);
      return middle[1] + span(1);
    }),
  );

/** How a part lies among the others: its middle, and how far it goes from there along each axis. */
function boxOf(part: Part) {
  const { middle, half } = frameOf(part);
  const axes = half.map((h, k) => {
    const axis: [number, number, number] = [0, 0, 0];
    axis[k] = h;
    return rotate(part.pose, axis);
  });
  const span = (k: 0 | 1 | 2) => axes.reduce((sum, axis) => sum + Math.abs(axis[k]), 0);
  return { middle: add(part.at, rotate(part.pose, middle)), span };
}

function partReach(part: Part): number {
  const { middle, span } = boxOf(part);
  const [x, y, z] = middle;
  if (y - span(1) > LOW) return 0;
  const isRound = part.shape === "lathe" || part.shape === "ball";
  return isRound
    ? Math.hypot(x, z) + Math.max(span(0), span(2))
    : Math.hypot(Math.abs(x) + span(0), Math.abs(z) + span(2));
}

/** The box about a part in its own frame. */
function frameOf(part: Part): { middle: Vec; half: Vec } {
  if (part.shape === "box" || part.shape === "ball") {
    const [w, h, d] = part.size;
    return { middle: [0, 0, 0], half: [w / 2, h / 2, d / 2] };
  }
  const points = part.shape === "lathe" ? part.profile : part.outline;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return part.shape === "lathe"
    ? { middle: [0, (low + high) / 2, 0], half: [right, (high - low) / 2, right] }
    : {
        middle: [(left + right) / 2, (low + high) / 2, 0],
        half: [(right - left) / 2, (high - low) / 2, part.depth / 2],
      };
}
