// The way of the sun over the picture of the first view, and where on it each half hour stands.
import { LAST_HALF } from "../../scene/light/dayParts.ts";

/** In units of the picture: noon on its top, midnight at both feet, above the trees and in the window of a phone. */
export const ARC = { left: 112, right: 680, top: 40, foot: 185 } as const;

export function standOf(half: number): readonly [x: number, y: number] {
  const share = half / LAST_HALF;
  const x = ARC.left + (ARC.right - ARC.left) * share;
  const y = ARC.top + (ARC.foot - ARC.top) * (2 * share - 1) ** 2;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** The same arc as a path. */
export const arcPath = `M${ARC.left} ${ARC.foot}Q${(ARC.left + ARC.right) / 2} ${2 * ARC.top - ARC.foot} ${ARC.right} ${ARC.foot}`;
