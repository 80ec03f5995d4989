// The warm ground of the page behind a room: an ellipse of light, as linear light, in steps from its middle to its rim.
import { toLinear } from "../../models/colour.ts";
import { roomLights } from "../../scene/light/roomLight.ts";
import type { RoomHour } from "../model/room.ts";
import type { Dots } from "./shotCamera.ts";

const STEPS = 2048;
/** Where the second of the three colours stands on the way, and the ellipse in the picture. */
const SECOND = 0.52;
const [MIDDLE_X, MIDDLE_Y, WIDE, HIGH] = [0.5, 0.42, 0.7, 0.75] as const;

export function pageGround(hour: RoomHour, { width, height }: Dots) {
  const [a, b, c] = roomLights[hour].ground.map((hex) =>
    [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255),
  ) as [number[], number[], number[]];
  const mixed = (t: number, k: number): number =>
    t < SECOND
      ? a[k]! + (b[k]! - a[k]!) * (t / SECOND)
      : b[k]! + (c[k]! - b[k]!) * ((t - SECOND) / (1 - SECOND));
  const tones = Float32Array.from({ length: 3 * (STEPS + 1) }, (_, i) =>
    toLinear(mixed(Math.floor(i / 3) / STEPS, i % 3)),
  );
  return (x: number, y: number, out: Float32Array): void => {
    const away = Math.hypot((x / width - MIDDLE_X) / WIDE, (y / height - MIDDLE_Y) / HIGH);
    const t = Math.round(Math.min(1, away) * STEPS) * 3;
    for (let k = 0; k < 3; k++) out[k] = tones[t + k]!;
  };
}
