// What rises from a kettle and a flue.
import type { WindowHour } from "../src/models/openings/windowViews.ts";
import { ball, type Part, repeat, type Vec } from "../src/models/parts.ts";
import type { Stage } from "./stageScene.ts";

export type { WindowHour } from "../src/models/openings/windowViews.ts";

const FADES = {
  night: ["#fff0da", "#fbe6cd", "#f5d9bd", "#efcbac", "#e8bd9d"],
  day: ["#fffaf0", "#fbf3e6", "#f6ecdb", "#f1e4d1", "#ecddc7"],
} as const;

/** Soft enough to lie over the bare sky of the page. */
export function smoke(stage: Stage, from: Vec): void {
  for (let i = 0; i < 9; i++) {
    const drift = 0.1 * Math.sin(i * 0.7) + 0.012 * i * i;
    const at: Vec = [from[0] + drift, from[1] + 0.13 * i, from[2] - drift];
    stage.halo("#cfc8ea", 0.36 + 0.07 * i, 0.2 - 0.018 * i, at);
  }
}

/** Steam is a chain of pale rounds along a slow curve, taking on the colour of the wall as it thins. */
export function steam(from: Vec, hour: WindowHour): Part[] {
  const fades = FADES[hour];
  return repeat(40, (i) => {
    const t = i / 39;
    const sway = Math.sin(t * 6.4) * 0.09 * (0.4 + t);
    const r = 0.018 + 0.046 * Math.sin(Math.PI * t ** 0.6);
    const colour = fades[Math.floor(t ** 1.3 * (fades.length - 0.01))] ?? fades[0];
    return ball(r, [from[0] + sway, from[1] + t, from[2] - sway], colour, { glow: true });
  });
}

export function steamHalo(stage: Stage, [x, y, z]: Vec): void {
  for (const [rise, size] of [
    [0.2, 0.4],
    [0.5, 0.56],
    [0.85, 0.72],
    [1.25, 0.88],
  ] as const)
    stage.halo("#fff0da", size, 0.16, [x, y + rise, z]);
}
