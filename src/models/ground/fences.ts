// Fences along the sides of a hex.
import { fence, fencePost } from "../buildings/fence.ts";
import { type Part, placed, repeat } from "../parts.ts";

/** Side 0 runs from the corner on +x to the next; `from` and `to` are shares of the side. */
export function hexFence(radius: number, side: number, from = 0, to = 1): Part[] {
  const r = radius - 0.22;
  const corner = (k: number) =>
    [Math.cos((k * Math.PI) / 3) * r, Math.sin((k * Math.PI) / 3) * r] as const;
  const [ax, az] = corner(side);
  const [bx, bz] = corner(side + 1);
  const dx = bx - ax;
  const dz = bz - az;
  const length = Math.hypot(dx, dz) * (to - from);
  const count = Math.max(1, Math.round(length / 1.3));
  const angle = -Math.atan2(dz, dx);
  const at = (t: number) => [ax + dx * t, 0, az + dz * t] as const;
  return [
    ...repeat(count, (i) =>
      placed(
        fence(length / count, side * 10 + i),
        at(from + ((to - from) * (i + 0.5)) / count),
        angle,
      ),
    ),
    ...repeat(count + 1, (i) => placed(fencePost(), at(from + ((to - from) * i) / count), angle)),
  ];
}
