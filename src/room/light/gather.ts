// The soft light at one point: the same few ways into the room for every point, and what each of them meets.

import { directOf, lit } from "./direct.ts";
import type { Place } from "./layout.ts";
import type { LitRoom } from "./litRoom.ts";
import type { Ray } from "./rayTree.ts";
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
  readonly gather: (into: Float64Array, place: Place, turn: number, twist: number) => boolean;
};

const FAR = 40;
const OUT = 0.025;
const GOLDEN = 2.399963;
const LAMP_RAYS = 2;
/** So many of all ways may meet backs so near before a point counts as buried. */
const BURIED = { share: 0.3, near: 1.2 } as const;
/** Beyond it what a thing gives back is no longer dimmed by the corner that it stands in. */
const OPEN = 2.2;
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
  const given = givenBack(room, solid, direct.suns, direct.lamps);
  const turns = Array.from({ length: rays.turns }, (_, turn) => waysOf(rays, turn));

  const zenith = lit(light.zenith, light.sky);
  const horizon = lit(light.horizon, light.sky);
  const below = lit(light.below, light.sky);
  const ambient = lit(light.ambient, light.ambientPower);
  const lobe = lit(light.lobe.colour, light.lobe.power);
  const lobeWay = turnedWay(light.lobe.from, room.quarter);
  const ray: Ray = { x: 0, y: 0, z: 0, dx: 0, dy: 1, dz: 0 };
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
    const at = hit < floor ? hit * 3 : given.floorAt(ray.x + ray.dx * away, ray.z + ray.dz * away);
    const from = hit < floor ? given.things : given.floor;
    for (let k = 0; k < 3; k++)
      sum[k]! += colour[hit * 3 + k]! * (from[at + k]! + ambient[k]! * open);
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
      direct.lamps(into, x, y, z, nx, ny, nz, LAMP_RAYS, turn * LAMP_RAYS);
      return buried <= count * BURIED.share;
    },
  };
}

/** What suns and lamps lay on each triangle, taken at its middle, and on the floor in dots. */
function givenBack(
  { size: { columns, rows } }: LitRoom,
  { count, corners, normal, shines, floor }: Solid,
  suns: ReturnType<typeof directOf>["suns"],
  lamps: ReturnType<typeof directOf>["lamps"],
) {
  const sum = new Float64Array(3);
  const things = new Float32Array(count * 3);
  for (let i = 0; i < floor; i++) {
    if (shines[i] === 1) continue;
    const [at, n] = [i * 9, i * 3];
    const x = (corners[at]! + corners[at + 3]! + corners[at + 6]!) / 3;
    const y = (corners[at + 1]! + corners[at + 4]! + corners[at + 7]!) / 3;
    const z = (corners[at + 2]! + corners[at + 5]! + corners[at + 8]!) / 3;
    sum.fill(0);
    suns(sum, x, y, z, normal[n]!, normal[n + 1]!, normal[n + 2]!);
    lamps(sum, x, y, z, normal[n]!, normal[n + 1]!, normal[n + 2]!, 1, 0);
    things.set(sum, n);
  }
  const [wide, deep] = [columns * FLOOR_DOTS, rows * FLOOR_DOTS];
  const dots = new Float32Array(wide * deep * 3);
  for (let j = 0; j < deep; j++)
    for (let i = 0; i < wide; i++) {
      const [x, z] = [(i + 0.5) / FLOOR_DOTS - columns / 2, (j + 0.5) / FLOOR_DOTS - rows / 2];
      sum.fill(0);
      suns(sum, x, 0.06, z, 0, 1, 0);
      lamps(sum, x, 0.06, z, 0, 1, 0, 1, 0);
      dots.set(sum, (j * wide + i) * 3);
    }
  const held = (value: number, most: number) => Math.min(most - 1, Math.max(0, value | 0));
  return {
    things,
    floor: dots,
    floorAt: (x: number, z: number): number =>
      (held((z + rows / 2) * FLOOR_DOTS, deep) * wide +
        held((x + columns / 2) * FLOOR_DOTS, wide)) *
      3,
  };
}
