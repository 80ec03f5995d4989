// Lines of sight from points of a field to the eye of its picture, past the very shapes of what stands there (ray casting).
import { boundingRadius, type Measure, measureOf } from "../../models/distance.ts";
import type { Part } from "../../models/parts.ts";
import { inverse, rotate, type Vec } from "../../models/pose.ts";
import { toView, viewFrom } from "../../models/svg/view.ts";
import type { Sees } from "./sight.ts";

type Solid = { readonly part: Part; readonly r: number; measure?: Measure };

const view = viewFrom(1);
const [, , TOWARDS] = view.axes;

/** A line has met a part that lies nearer than this to it. */
const TOUCH = 0.01;
const STEPS = 24;
/** Lines that run side by side are told apart by squares of the picture. */
const SQUARE = 0.5;

const squareOf = (across: number): number => Math.floor(across / SQUARE);
const keyOf = (column: number, row: number): number => column * 1024 + row;

export function seesPast(parts: readonly Part[]): Sees {
  const squares = new Map<number, Solid[]>();
  for (const part of parts) {
    const r = boundingRadius(part) + TOUCH;
    const solid: Solid = { part, r };
    const [u, v] = toView(view, part.at);
    for (let column = squareOf(u - r); column <= squareOf(u + r); column++)
      for (let row = squareOf(v - r); row <= squareOf(v + r); row++) {
        const key = keyOf(column, row);
        const known = squares.get(key);
        if (known) known.push(solid);
        else squares.set(key, [solid]);
      }
  }
  return (point) => {
    const [u, v] = toView(view, point);
    const before = squares.get(keyOf(squareOf(u), squareOf(v)));
    return !before?.some((solid) => hides(solid, point));
  };
}

function hides(solid: Solid, [x, y, z]: Vec): boolean {
  const { part, r } = solid;
  const { at, pose } = part;
  const offset: Vec = [x - at[0], y - at[1], z - at[2]];
  const nearest = -(offset[0] * TOWARDS[0] + offset[1] * TOWARDS[1] + offset[2] * TOWARDS[2]);
  const far2 = offset[0] ** 2 + offset[1] ** 2 + offset[2] ** 2;
  if (nearest < -r || far2 - nearest * nearest > r * r) return false;
  // Few of all parts are ever met by a line: the shape of one is made out when it is.
  solid.measure ??= measureOf(part);
  const back = inverse(pose);
  let way = Math.max(0, nearest - r);
  for (let step = 0; step < STEPS && way < nearest + r; step++) {
    const on: Vec = [
      offset[0] + TOWARDS[0] * way,
      offset[1] + TOWARDS[1] * way,
      offset[2] + TOWARDS[2] * way,
    ];
    const far = solid.measure(...rotate(back, on), Number.POSITIVE_INFINITY);
    if (far < TOUCH) return true;
    way += far;
  }
  return false;
}
