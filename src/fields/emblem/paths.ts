// The few shapes that emblems are made of, as path data in the projection of the large drawings.
import type { Vec } from "../../models/parts.ts";
import { toView, viewFrom } from "../../models/svg/view.ts";
import { FIELD_SCALE, islandFrame } from "../diorama/frames.ts";

/** How many times smaller an emblem is than the drawing whose place it can keep. */
const SHRINK = 4;
export const EMBLEM_WIDTH = islandFrame.width / SHRINK;
export const EMBLEM_HEIGHT = islandFrame.height / SHRINK;

export const UNIT = FIELD_SCALE / SHRINK;
const view = viewFrom(UNIT);

/** A minus sign parts two numbers as well as a space does. */
const pair = (x: number, y: number) => `${x}${y < 0 ? "" : " "}${y}`;

function at(p: Vec): [number, number] {
  const [x, y] = toView(view, p);
  return [
    Math.round(islandFrame.originX / SHRINK + x),
    Math.round(islandFrame.originY / SHRINK + y),
  ];
}

export function line([first, ...rest]: readonly [Vec, ...Vec[]]): string {
  let [x, y] = at(first);
  let d = `M${pair(x, y)}`;
  for (const p of rest) {
    const [nx, ny] = at(p);
    d += `l${pair(nx - x, ny - y)}`;
    [x, y] = [nx, ny];
  }
  return d;
}

export const area = (points: readonly [Vec, ...Vec[]]): string => `${line(points)}z`;

/** A round thing seen from any side: `rx` and `ry` are sizes in the model. */
export function oval(middle: Vec, rx: number, ry: number): string {
  const [x, y] = at(middle);
  const [w, h] = [Math.round(rx * UNIT), Math.round(ry * UNIT)];
  return `M${pair(x - w, y)}a${pair(w, h)} 0 1 0 ${pair(2 * w, 0)}a${pair(w, h)} 0 1 0 ${pair(-2 * w, 0)}`;
}

/** What lies flat is seen from above at a slant. */
const SLANT = 0.515;
export const disc = (middle: Vec, r: number): string => oval(middle, r, r * SLANT);
