// The soft light at one point: the same few ways into the room for every point, and what each of them meets (irradiance gathering).

import { type Direct, directOf, linearLight } from "./direct.ts";
import type { LightmapPoint } from "./layout.ts";
import type { LitRoom } from "./litRoom.ts";
import type { TracedRay } from "./rayTree.ts";
import { softLights } from "./softLight.ts";
import type { Solid } from "./solid.ts";
import { turnedWay } from "./sunsOf.ts";

/** Ways in all, shared out over some turns: after the last each was gone once. */
export type Rays = {
  readonly count: number;
  readonly turns: number;
  /** Each turn is news, so that somebody who waits sees how far it is. */
  readonly tellsEach?: boolean;
};

export type Gatherer = {
  /** Adds one turn's mean to three numbers; false where the point lies inside of something. */
  readonly gather: (
    into: Float64Array,
    place: LightmapPoint,
    turn: number,
    twist: number,
  ) => boolean;
};

const FAR = 40;
const OUT = 0.025;
const GOLDEN = 2.399963;
/** To each lamp in a turn; in the first of several one will do, since somebody waits for it. */
const LAMP_RAYS = 2;
/** So many of all ways may meet backs so near before a point counts as buried. */
const BURIED = { share: 0.3, near: 1.2 } as const;
/** Beyond it what a thing gives back is no longer dimmed by the corner that it stands in. */
const OPEN = 2.2;
/** No light is less than none. */
const UNKNOWN = -1;
/** Dots of the floor's own direct light in a tile. */
const FLOOR_DOTS = 8;

/** Evenly over the half of all ways that a point looks to, more of them where it looks straight. */
function waysOf({ count, turns }: Rays, turn: number): Float64Array {
  const mine = Array.from({ length: count }, (_, i) => i).filter((i) => i % turns === turn);
  return Float64Array.from(
    mine.flatMap((i) => {
      const share = (i + 0.5) / count;
      const out = Math.sqrt(share);
      return [out * Math.cos(i * GOLDEN), Math.sqrt(1 - share), out * Math.sin(i * GOLDEN)];
    }),
  );
}

export function gatherer(room: LitRoom, solid: Solid, rays: Rays): Gatherer {
  const { tree, normal, colour, shines, floor } = solid;
  const light = softLights[room.hour];
  const direct = directOf(room, tree);
  const { given, onThing, onFloor } = givenBack(room, solid, direct);
  const turns = Array.from({ length: rays.turns }, (_, turn) => waysOf(rays, turn));

  const zenith = linearLight(light.zenith, light.sky);
  const horizon = linearLight(light.horizon, light.sky);
  const below = linearLight(light.below, light.sky);
  const ambient = linearLight(light.ambient, light.ambientPower);
  const lobe = linearLight(light.lobe.colour, light.lobe.power);
  const lobeWay = turnedWay(light.lobe.from, room.quarter);
  const ray: TracedRay = { x: 0, y: 0, z: 0, dx: 0, dy: 1, dz: 0 };
  const sum = new Float64Array(3);

  function addSky() {
    if (ray.dy < 0) {
      for (let k = 0; k < 3; k++) sum[k]! += below[k]!;
      return;
    }
    const up = Math.sqrt(ray.dy);
    const facing = Math.max(0, ray.dx * lobeWay[0] + ray.dy * lobeWay[1] + ray.dz * lobeWay[2]);
    const glow = facing ** 12;
    for (let k = 0; k < 3; k++)
      sum[k]! += horizon[k]! + (zenith[k]! - horizon[k]!) * up + lobe[k]! * glow;
  }

  function addMet(hit: number, away: number) {
    if (shines[hit] === 1) {
      for (let k = 0; k < 3; k++) sum[k]! += colour[hit * 3 + k]! * light.glow;
      return;
    }
    const open = light.corner + (1 - light.corner) * Math.min(1, away / OPEN);
    const at = hit < floor ? onThing(hit) : onFloor(ray.x + ray.dx * away, ray.z + ray.dz * away);
    for (let k = 0; k < 3; k++)
      sum[k]! += colour[hit * 3 + k]! * (given[at + k]! + ambient[k]! * open);
  }

  return {
    gather(into, { x, y, z, nx, ny, nz }, turn, twist) {
      const ways = turns[turn]!;
      const count = ways.length / 3;
      sum.fill(0);
      let buried = 0;
      // Two ways aside from the normal (Duff and others, 2017).
      const sign = nz >= 0 ? 1 : -1;
      const a = -1 / (sign + nz);
      const b = nx * ny * a;
      const tx = 1 + sign * nx * nx * a;
      const ty = sign * b;
      const tz = -sign * nx;
      const by = sign + ny * ny * a;
      const cos = Math.cos(twist);
      const sin = Math.sin(twist);
      ray.x = x + nx * OUT;
      ray.y = y + ny * OUT;
      ray.z = z + nz * OUT;
      for (let i = 0; i < ways.length; i += 3) {
        const u = ways[i]! * cos - ways[i + 2]! * sin;
        const up = ways[i + 1]!;
        const v = ways[i]! * sin + ways[i + 2]! * cos;
        ray.dx = tx * u + nx * up + b * v;
        ray.dy = ty * u + ny * up + by * v;
        ray.dz = tz * u + nz * up - ny * v;
        const hit = tree.first(ray, FAR);
        if (hit < 0) {
          addSky();
          continue;
        }
        const away = tree.distance();
        const n = hit * 3;
        const isBack = ray.dx * normal[n]! + ray.dy * normal[n + 1]! + ray.dz * normal[n + 2]! > 0;
        if (isBack && away < BURIED.near) buried += 1;
        addMet(hit, away);
      }
      for (let k = 0; k < 3; k++) into[k]! += sum[k]! / count;
      const times = turn === 0 && rays.turns > 1 ? 1 : LAMP_RAYS;
      direct.lamps(into, x, y, z, nx, ny, nz, times, turn * LAMP_RAYS);
      return buried <= count * BURIED.share;
    },
  };
}

/** What suns and lamps lay on a triangle, taken at its middle, and on a dot of the floor: found out once a way meets it. */
function givenBack(
  { size: { columns, rows } }: LitRoom,
  { corners, normal, floor }: Solid,
  { suns, lamps }: Direct,
) {
  const [wide, deep] = [columns * FLOOR_DOTS, rows * FLOOR_DOTS];
  // The triangles of things, then the dots of the floor.
  const given = new Float32Array((floor + wide * deep) * 3).fill(UNKNOWN);
  const sum = new Float64Array(3);
  const held = (value: number, most: number) => Math.min(most - 1, Math.max(0, value | 0));

  function find(at: number, x: number, y: number, z: number, nx: number, ny: number, nz: number) {
    sum.fill(0);
    suns(sum, x, y, z, nx, ny, nz);
    lamps(sum, x, y, z, nx, ny, nz, 1, 0);
    given.set(sum, at);
    return at;
  }
  return {
    given,
    onThing(hit: number): number {
      const n = hit * 3;
      if (given[n] !== UNKNOWN) return n;
      const at = hit * 9;
      const x = (corners[at]! + corners[at + 3]! + corners[at + 6]!) / 3;
      const y = (corners[at + 1]! + corners[at + 4]! + corners[at + 7]!) / 3;
      const z = (corners[at + 2]! + corners[at + 5]! + corners[at + 8]!) / 3;
      return find(n, x, y, z, normal[n]!, normal[n + 1]!, normal[n + 2]!);
    },
    onFloor(x: number, z: number): number {
      const i = held((x + columns / 2) * FLOOR_DOTS, wide);
      const j = held((z + rows / 2) * FLOOR_DOTS, deep);
      const n = (floor + j * wide + i) * 3;
      if (given[n] !== UNKNOWN) return n;
      return find(
        n,
        (i + 0.5) / FLOOR_DOTS - columns / 2,
        0.06,
        (j + 0.5) / FLOOR_DOTS - rows / 2,
        0,
        1,
        0,
      );
    },
  };
}
