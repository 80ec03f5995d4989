// What a point of a model looks like in a light: the same sum that the 3D material makes (shading model).
import type { Lamp, OutdoorLight } from "../../scene/light/hours.ts";
import { linear, toneMap } from "../colour.ts";
import { CONTRAST, CREASE, DEEPEST, OWN, STRENGTH } from "../crease.ts";
import type { Vec } from "../pose.ts";

const DECAY = 1.6;
const crease = linear(CREASE);

export type Lighting = {
  /** Towards the sun, of unit length. */
  readonly sun: Vec;
  /** `blocked` is how much sky the neighbours take, `sunny` how much of the sun arrives. */
  readonly colour: (own: Vec, at: Vec, normal: Vec, blocked: number, sunny: number) => Vec;
};

export function lightingOf(light: OutdoorLight, lamps: readonly Lamp[]): Lighting {
  const length = Math.hypot(...light.from);
  const sun: Vec = [light.from[0] / length, light.from[1] / length, light.from[2] / length];
  const sky = linear(light.sky);
  const bounce = linear(light.bounce);
  const sunColour = linear(light.sun);
  const bulbs = lamps.map((lamp) => ({ ...lamp, colour: linear(lamp.colour) }));

  return {
    sun,
    colour(own, at, n, blocked, sunny) {
      const dark = Math.min(DEEPEST, blocked * STRENGTH * CONTRAST);
      const up = 0.5 * n[1] + 0.5;
      const facing = Math.max(0, n[0] * sun[0] + n[1] * sun[1] + n[2] * sun[2]);
      const direct = light.power * facing * (1 - light.shadow * (1 - sunny));
      const sum: [number, number, number] = [0, 0, 0];
      for (const k of [0, 1, 2] as const)
        sum[k] = (bounce[k] + (sky[k] - bounce[k]) * up) * light.ambient + sunColour[k] * direct;
      for (const { at: from, colour, power, reach } of bulbs) {
        const [dx, dy, dz] = [from[0] - at[0], from[1] - at[1], from[2] - at[2]];
        const far = Math.hypot(dx, dy, dz);
        if (far >= reach) continue;
        const towards = Math.max(0, (dx * n[0] + dy * n[1] + dz * n[2]) / far);
        const fall = (1 - (far / reach) ** 4) ** 2 / Math.max(far ** DECAY, 0.01);
        for (const k of [0, 1, 2] as const) sum[k] += colour[k] * power * towards * fall;
      }
      const shaded = (k: 0 | 1 | 2) => {
        const tint = crease[k] + (own[k] - crease[k]) * OWN;
        return (own[k] * (1 - dark + dark * tint) * sum[k]) / Math.PI;
      };
      return toneMap([shaded(0), shaded(1), shaded(2)], light.exposure);
    },
  };
}
