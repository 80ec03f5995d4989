// The eye of every drawing: parallel rays from the upper front right, as in the stills (orthographic projection).
import type { Vec } from "../pose.ts";

/** Drawing space: x to the right and y down in drawing units, z towards the viewer. */
export type SvgView = { readonly scale: number; readonly axes: readonly [Vec, Vec, Vec] };

/** From the point looked at to the eye before any turn; scenes in the round look from there too. */
export const EYE: Vec = [30, 25.5, 30];

/** `turn` walks the viewer round the model by radians; `scale` is drawing units per unit. */
export function viewFrom(scale: number, turn = 0): SvgView {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const length = Math.hypot(...EYE);
  const [x, y, z] = EYE;
  const toward: Vec = [(x * c + z * s) / length, y / length, (z * c - x * s) / length];
  const flat = Math.hypot(toward[0], toward[2]);
  const right: Vec = [toward[2] / flat, 0, -toward[0] / flat];
  const up: Vec = [-toward[1] * (toward[0] / flat), flat, -toward[1] * (toward[2] / flat)];
  return { scale, axes: [right, [-up[0], -up[1], -up[2]], toward] };
}

const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function toView({ scale, axes }: SvgView, p: Vec): Vec {
  return [dot(axes[0], p) * scale, dot(axes[1], p) * scale, dot(axes[2], p) * scale];
}

export function fromView(view: SvgView, p: Vec): Vec {
  const v = turnedFromView(view, p);
  return [v[0] / view.scale, v[1] / view.scale, v[2] / view.scale];
}

/** A direction keeps its length. */
export function turnedFromView({ axes }: SvgView, v: Vec): Vec {
  const a = axes[0];
  const b = axes[1];
  const c = axes[2];
  return [
    a[0] * v[0] + b[0] * v[1] + c[0] * v[2],
    a[1] * v[0] + b[1] * v[1] + c[1] * v[2],
    a[2] * v[0] + b[2] * v[1] + c[2] * v[2],
  ];
}

export function turnedToView({ axes }: SvgView, n: Vec): Vec {
  return [dot(axes[0], n), dot(axes[1], n), dot(axes[2], n)];
}
