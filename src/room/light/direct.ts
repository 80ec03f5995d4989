// What comes to a point straight from the suns and the lamps of a room (direct lighting).
import { linear } from "../../models/colour.ts";
import type { Vec } from "../../models/pose.ts";
import type { LitRoom } from "./litRoom.ts";
import type { RayTree, TracedRay } from "./rayTree.ts";
import { softLights } from "./softLight.ts";
import { isWithin, type StandingSun, sunsOf } from "./sunsOf.ts";

export type Direct = {
  /** Adds to three numbers what the suns give to a point that looks along a normal. */
  readonly suns: (
    into: Float64Array,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
  ) => void;
  /** The same of the lamps, each asked for as often as `times`; `turn` lets other rays be sent. */
  readonly lamps: (
    into: Float64Array,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    times: number,
    turn: number,
  ) => void;
};

const FAR = 60;
const OUT = 0.02;
/** A flame is wide: it lights also what looks a little away from it. */
const WRAP = 0.15;
const RADIUS = 0.13;
const TALL = 0.25;
/** Short of the flame, or the lamp would shade itself. */
const SHORT = 0.28;
const REACHES = 1.4;
/** By so much the next ray turns: no two lie in line. */
const GOLDEN = 2.399963;

export const linearLight = (colour: string, power: number): Vec => {
  const [r, g, b] = linear(colour);
  return [r * power, g * power, b * power];
};

export function directOf(room: LitRoom, tree: RayTree): Direct {
  const ray: TracedRay = { x: 0, y: 0, z: 0, dx: 0, dy: 1, dz: 0 };
  const suns = Object.values(sunsOf(room)).flatMap((sun: StandingSun | null) =>
    sun ? [{ ...sun, light: linearLight(sun.colour, sun.power) }] : [],
  );
  const lamps = room.lamps.map(({ at, colour, power, reach }) => ({
    at,
    light: linearLight(colour, power * softLights[room.hour].lamps),
    reach: reach * REACHES,
  }));

  return {
    suns(into, x, y, z, nx, ny, nz) {
      for (const { way, light, gate } of suns) {
        const facing = nx * way[0] + ny * way[1] + nz * way[2];
        if (facing <= 0 || (gate && !isWithin(gate, way, x, y, z))) continue;
        ray.x = x + nx * OUT;
        ray.y = y + ny * OUT;
        ray.z = z + nz * OUT;
        ray.dx = way[0];
        ray.dy = way[1];
        ray.dz = way[2];
        if (tree.isStopped(ray, FAR)) continue;
        for (let k = 0; k < 3; k++) into[k]! += light[k]! * facing;
      }
    },
    lamps(into, x, y, z, nx, ny, nz, times, turn) {
      for (const { at, light, reach } of lamps) {
        const dx = at[0] - x;
        const dy = at[1] - y;
        const dz = at[2] - z;
        const away = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (away >= reach || away === 0) continue;
        const facing = ((nx * dx + ny * dy + nz * dz) / away) * (1 - WRAP) + WRAP;
        if (facing <= 0) continue;
        let seen = 0;
        for (let k = 0; k < times; k++) {
          const angle = (k + turn) * GOLDEN;
          const radius = RADIUS * Math.sqrt((k + 0.5) / times);
          const jx = dx + Math.cos(angle) * radius;
          const jy = dy + (k / times - 0.3) * TALL;
          const jz = dz + Math.sin(angle) * radius;
          const length = Math.sqrt(jx * jx + jy * jy + jz * jz);
          ray.x = x + nx * 0.03;
          ray.y = y + ny * 0.03;
          ray.z = z + nz * 0.03;
          ray.dx = jx / length;
          ray.dy = jy / length;
          ray.dz = jz / length;
          if (!tree.isStopped(ray, length - SHORT)) seen += 1;
        }
        if (seen === 0) continue;
        const fade = (1 - (away / reach) ** 4) ** 2;
        const strength = ((facing * seen) / times) * (fade / (0.25 + away ** 1.6));
        for (let k = 0; k < 3; k++) into[k]! += light[k]! * strength;
      }
    },
  };
}
