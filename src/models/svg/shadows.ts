// Which points of a model the sun reaches: the model seen from the sun, with depths (shadow map).
import type { Part } from "../parts.ts";
import type { Vec } from "../pose.ts";
import { surfacesOf } from "./facesOf.ts";
import { eachRun, frameOf, runDepths } from "./raster.ts";
import { type SvgView, toView } from "./view.ts";

/** How much of the sun arrives at a point with a normal, from 0 to 1. */
export type Shadows = (at: Vec, normal: Vec) => number;

const DOTS = 1100;
const LIFT = 0.035;

function viewFromSun(sun: Vec, scale: number): SvgView {
  const flat = Math.hypot(sun[0], sun[2]) || 1e-6;
  const right: Vec = [sun[2] / flat, 0, -sun[0] / flat];
  const down: Vec = [sun[1] * (sun[0] / flat), -flat, sun[1] * (sun[2] / flat)];
  return { scale, axes: [right, down, sun] };
}

export function shadowsOf(parts: readonly Part[], sun: Vec, size: number): Shadows {
  const view = viewFromSun(sun, DOTS / Math.max(size, 0.5));
  const surfaces = surfacesOf(
    parts.filter((part) => !part.glow),
    view,
  );
  const frame = frameOf(surfaces, 2);
  const depth = new Float32Array(frame.width * frame.height).fill(-Infinity);
  for (const surface of surfaces)
    eachRun(surface, frame, (first, last) => {
      let z = runDepths[0]!;
      const step = runDepths[1]!;
      for (let dot = first; dot <= last; dot++) {
        if (z > depth[dot]!) depth[dot] = z;
        z += step;
      }
    });

  return (at, normal) => {
    const lifted: Vec = [
      at[0] + normal[0] * LIFT,
      at[1] + normal[1] * LIFT,
      at[2] + normal[2] * LIFT,
    ];
    const [x, y, z] = toView(view, lifted);
    const column = Math.floor(x - frame.left);
    const row = Math.floor(y - frame.top);
    let open = 0;
    for (let dy = -2; dy <= 2; dy += 2)
      for (let dx = -2; dx <= 2; dx += 2) {
        const c = column + dx;
        const r = row + dy;
        const outside = c < 0 || r < 0 || c >= frame.width || r >= frame.height;
        if (outside || depth[r * frame.width + c]! <= z + 0.01 * view.scale) open++;
      }
    return open / 9;
  };
}
