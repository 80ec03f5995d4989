// Adds the soft discs about lamps and flames to what a screen shows, as the stage's own discs lie there.
import { bloomFade } from "../../scene/light/bloomFade.ts";
import type { ShotCamera } from "./shotCamera.ts";
import type { TracedRoom } from "./tracedRoom.ts";

/** Before its own lamp, but behind what stands before that. */
const BEFORE = 0.45;

function fadeAt(r: number): number {
  const i = bloomFade.findIndex(([end]) => end > r);
  const [[r0, a0], [r1, a1]] = [bloomFade[i - 1]!, bloomFade[i]!];
  return a0 + ((a1 - a0) * (r - r0)) / (r1 - r0);
}

/** `screen` has three numbers to a dot, from 0 to 1, and `far` what each met. */
export function addBlooms(
  { lamps: { blooms, bloom: strong } }: TracedRoom,
  { width, height, project, dotsAt }: ShotCamera,
  far: Float32Array,
  screen: Float32Array,
): void {
  if (strong <= 0) return;
  for (const { at, colour, size, strength } of blooms) {
    const { x: midX, y: midY, depth } = project(at);
    if (depth <= BEFORE) continue;
    const radius = size * strong * dotsAt(depth - BEFORE);
    const tone = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255);
    for (let y = Math.max(0, Math.floor(midY - radius)); y < Math.min(height, midY + radius); y++)
      for (
        let x = Math.max(0, Math.floor(midX - radius));
        x < Math.min(width, midX + radius);
        x++
      ) {
        const r = Math.hypot(x + 0.5 - midX, y + 0.5 - midY) / radius;
        const dot = y * width + x;
        if (r >= 1 || far[dot]! < depth - BEFORE) continue;
        const light = fadeAt(r) * strength * strong;
        for (let k = 0; k < 3; k++) screen[dot * 3 + k]! += tone[k]! * light;
      }
  }
}
