// How a pattern lies on a face of a part: along the two axes of the part that the face looks along least.
import type { Part } from "../parts.ts";
import { rotate, type Vec } from "../pose.ts";
import type { Print } from "../print.ts";

/** Across and up the cloth, and out of it, as places in a vector; a sign turns the way round. */
export type PrintAxes = {
  readonly across: 0 | 1 | 2;
  readonly up: 0 | 1 | 2;
  readonly out: 0 | 1 | 2;
  readonly upSign: 1 | -1;
};

const onTop: PrintAxes = { across: 0, up: 2, out: 1, upSign: -1 };
const onSide: PrintAxes = { across: 2, up: 1, out: 0, upSign: 1 };
const onFront: PrintAxes = { across: 0, up: 1, out: 2, upSign: 1 };

/** The normal is the part's own, before its pose. */
export function printAxes([x, y, z]: Vec): PrintAxes {
  const [a, b, c] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (b >= a && b >= c) return onTop;
  return a > c ? onSide : onFront;
}

/** From the square of a pattern to a drawing, as SVG writes it. */
export type PrintMatrix = readonly [number, number, number, number, number, number];

/** `normal` and `point` of the face are the part's own; `project` takes places of the model to the drawing. */
export function printMatrix(
  part: Part & { readonly print: Print },
  { normal, point }: { readonly normal: Vec; readonly point: Vec },
  { size, square }: { readonly size: number; readonly square: number },
  project: (at: Vec) => readonly [number, number, ...unknown[]],
): PrintMatrix {
  const { across, up, out, upSign } = printAxes(normal);
  const { from } = part.print;
  const far = normal[0] * point[0] + normal[1] * point[1] + normal[2] * point[2];
  /** The place of the face at which the cloth has these coordinates. */
  const at = (u: number, v: number): readonly [number, number, ...unknown[]] => {
    const local: [number, number, number] = [0, 0, 0];
    local[across] = u - from[across];
    local[up] = upSign * v - from[up];
    local[out] = (far - normal[across] * local[across] - normal[up] * local[up]) / normal[out];
    const turned = rotate(part.pose, local);
    return project([part.at[0] + turned[0], part.at[1] + turned[1], part.at[2] + turned[2]]);
  };
  const [x, y] = at(0, 0);
  const step = size / square;
  const [ax, ay] = at(size, 0);
  const [bx, by] = at(0, size);
  const k = step / size;
  return [(ax - x) * k, (ay - y) * k, (bx - x) * k, (by - y) * k, x, y];
}
