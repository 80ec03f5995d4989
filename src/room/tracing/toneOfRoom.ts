// What a screen shows of a room's light: the curve of the stage's own shader, for whoever has no graphics (tone mapping).

const BRIGHTER = 1.035;
const DEEP = 0.026;
const KNEE = 0.72;
const REST = (1 - KNEE) ** 2;
/** A quarter of what is bright keeps its hue. */
const KEEPS_HUE = 0.25;
const CREAM = [1, 0.965, 0.87] as const;

const bent = (c: number): number => (c < KNEE ? c : 1 - REST / (c + 1 - 2 * KNEE));

/** In place, as linear light of the screen. */
export function toneOfRoom(light: Float32Array, exposure: number): void {
  for (let k = 0; k < 3; k++) {
    const c = light[k]! * BRIGHTER * exposure;
    light[k] = (c * c) / (c + DEEP);
  }
  const [r, g, b] = [light[0]!, light[1]!, light[2]!];
  const strong = Math.max(r, g, b);
  if (strong < KNEE) return;
  const over = Math.max(r * 0.2126 + g * 0.7152 + b * 0.0722 - KNEE, 0);
  const most = bent(strong);
  for (let k = 0; k < 3; k++) {
    const c = light[k]!;
    const kept = bent(c) * (1 - KEEPS_HUE) + ((c * most) / strong) * KEEPS_HUE;
    light[k] = kept + (most * CREAM[k]! - kept) * (over / (over + 2));
  }
}
