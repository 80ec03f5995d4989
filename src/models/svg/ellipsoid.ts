// A smooth ball in a drawing: where its surface lies, which way it faces, and its outline.
import type { BallPart } from "../parts.ts";
import { rotate, type Vec } from "../pose.ts";
import type { Ellipsoid } from "./face.ts";
import { type SvgView, toView, turnedToView } from "./view.ts";

export type Ellipse = { rx: number; ry: number; turn: number };

export function ellipsoidOf(part: BallPart, view: SvgView): Ellipsoid {
  const axes = [0, 1, 2].map((k) =>
    turnedToView(view, rotate(part.pose, [k === 0 ? 1 : 0, k === 1 ? 1 : 0, k === 2 ? 1 : 0])),
  );
  const form = [0, 0, 0, 0, 0, 0];
  axes.forEach(([x, y, z], k) => {
    const half = (part.size[k as 0 | 1 | 2] / 2) * view.scale;
    const w = 1 / (half * half);
    [x * x, y * y, z * z, x * y, x * z, y * z].forEach((v, i) => {
      form[i]! += w * v;
    });
  });
  return { centre: toView(view, part.at), form };
}

/** How far the front of the ball lies before its centre at an offset from it, or NaN beside it. */
export function bulge({ form }: Ellipsoid, x: number, y: number): number {
  const a = form[2]!;
  const b = form[4]! * x + form[5]! * y;
  const c = form[0]! * x * x + form[1]! * y * y + 2 * form[3]! * x * y - 1;
  return (-b + Math.sqrt(b * b - a * c)) / a;
}

/** In drawing space, not of unit length. */
export function facing({ form }: Ellipsoid, x: number, y: number, z: number): Vec {
  return [
    form[0]! * x + form[3]! * y + form[4]! * z,
    form[3]! * x + form[1]! * y + form[5]! * z,
    form[4]! * x + form[5]! * y + form[2]! * z,
  ];
}

/** The outline seen along z: the form with z eliminated is a plane ellipse. */
export function projectEllipsoid({ form }: Ellipsoid): Ellipse {
  const [xx, yy, zz, xy, xz, yz] = form as [number, number, number, number, number, number];
  const a = xx - (xz * xz) / zz;
  const b = yy - (yz * yz) / zz;
  const h = xy - (xz * yz) / zz;
  const middle = (a + b) / 2;
  const spread = Math.hypot((a - b) / 2, h);
  return {
    rx: 1 / Math.sqrt(middle - spread),
    ry: 1 / Math.sqrt(middle + spread),
    turn: 0.5 * Math.atan2(2 * h, a - b) + Math.PI / 2,
  };
}
