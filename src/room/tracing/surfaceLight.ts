// The light that comes to what was met: soft from all that was gathered, and straight from the suns that reach it.
import { linearLight } from "../light/direct.ts";
import type { LightmapRegion, Plane } from "../light/layout.ts";
import type { TracedRay } from "../light/rayTree.ts";
import { type Gate, sunsOf } from "../light/sunsOf.ts";
import type { TracedPart } from "./gatherTriangles.ts";
import type { LightOnDemand } from "./lightOnDemand.ts";
import type { Meeting } from "./meeting.ts";
import type { TracedRoom } from "./tracedRoom.ts";

/** Half of what a sun is wide, as a tangent: about as soft as the stage's own shadows. */
const WIDE = 0.007;
/** So far before a triangle shadow rays begin, as the stage has it. */
const BEFORE = 0.03;
const FAR = 60;
/** What two bits say of a sun; 0 is nothing. */
const [OPEN, STOPPED] = [1, 2] as const;

const held = (value: number, most: number) => Math.min(most, Math.max(0, value));
const step = (low: number, high: number, value: number): number => {
  const way = held((value - low) / (high - low), 1);
  return way * way * (3 - 2 * way);
};

export type SurfaceLight = {
  /** Into `soft`, what the room gives to a normal there. */
  readonly soften: (put: TracedPart, nx: number, ny: number, nz: number) => void;
  /**
   * Added to `soft`: the suns, a little aside within their discs. Of each sun, two bits: whether it is
   * known to be open or stopped; it gives back what is known then.
   */
  readonly addSuns: (
    nx: number,
    ny: number,
    nz: number,
    asideX: number,
    asideY: number,
    known: number,
  ) => number;
  readonly soft: Float32Array;
};

export function surfaceLight(
  { lit: room, layout }: TracedRoom,
  light: LightOnDemand,
  { at, share, corner, facing, tree }: Meeting,
): SurfaceLight {
  const soft = new Float32Array(3);
  const { columns, rows, height } = room.size;
  const [halfX, halfZ] = [columns / 2, rows / 2];
  const planes = Object.values(layout.planes) as LightmapRegion[];
  const indexOf = (name: Plane) => Object.keys(layout.planes).indexOf(name);
  const floor = indexOf("floor");
  const [north, east] = [indexOf("north"), indexOf("east")];
  const [south, west] = [indexOf("south"), indexOf("west")];

  /** The light of a map, as much as `mixed` of it. */
  function lend(plane: number, u: number, v: number, mixed: number): void {
    if (mixed <= 0) return;
    const { wide, high } = planes[plane]!;
    const s = held(u * wide - 0.5, wide - 1);
    const t = held(v * high - 0.5, high - 1);
    const i = Math.min(wide - 2, Math.floor(s));
    const j = Math.min(high - 2, Math.floor(t));
    for (let k = 0; k < 3; k++) soft[k]! *= 1 - mixed;
    for (let n = 0; n < 4; n++) {
      const weight = (n & 1 ? s - i : 1 - s + i) * (n & 2 ? t - j : 1 - t + j) * mixed;
      if (weight === 0) continue;
      const from = light.askMap(plane, i + (n & 1), j + (n >> 1)) * 3;
      for (let k = 0; k < 3; k++) soft[k]! += light.onPlanes[from + k]! * weight;
    }
  }

  /** A corner that lies inside of something takes the light of those beside it. */
  function ofCorners(first: number, of: Uint16Array | undefined): void {
    let whole = 0;
    for (let i = 0; i < 3; i++) if (light.ask(first + (of?.[corner[i]!] ?? 0))) whole += share[i]!;
    const isAny = whole > 1e-4;
    for (let i = 0; i < 3; i++) {
      const dot = first + (of?.[corner[i]!] ?? 0);
      if (isAny && !light.ask(dot)) continue;
      const part = isAny ? share[i]! / whole : share[i]!;
      for (let k = 0; k < 3; k++) soft[k]! += light.onThings[dot * 3 + k]! * part;
    }
  }

  const suns = Object.values(sunsOf(room)).flatMap((sun) => {
    if (!sun) return [];
    const [x, y, z] = sun.way;
    const flat = Math.hypot(x, z) || 1;
    return [
      {
        gate: sun.gate,
        shine: linearLight(sun.colour, sun.power),
        way: sun.way,
        right: [z / flat, 0, -x / flat] as const,
        up: [(-x * y) / flat, flat, (-z * y) / flat] as const,
      },
    ];
  });
  const toSun: TracedRay = { x: 0, y: 0, z: 0, dx: 0, dy: 1, dz: 0 };

  return {
    soft,
    soften({ first, of }, nx, ny, nz) {
      const { x, y, z } = at;
      const isLoose = first === undefined;
      const u = held(x / columns + 0.5, 1);
      const w = held(z / rows + 0.5, 1);
      const up = held(y / height, 1);
      const inX = Math.abs(x) <= halfX ? 1 : 0;
      const inZ = Math.abs(z) <= halfZ ? 1 : 0;
      const onFloor = isLoose
        ? 1
        : step(0.8, 0.95, ny) * (1 - step(0.06, 0.1, Math.abs(y))) * inX * inZ;
      soft.fill(0);
      if (onFloor < 1) ofCorners(first!, of);
      lend(floor, u, w, onFloor);
      if (y < 0 || y > height) return;
      const reach = isLoose ? 0.3 : 0.1;
      const near = (looks: number, off: number) =>
        step(0.8, 0.95, looks) * (1 - step(reach, reach + 0.04, Math.abs(off)));
      if (Math.abs(nz) > 0.8)
        lend(nz > 0 ? north : south, u, up, near(Math.abs(nz), halfZ + (nz > 0 ? z : -z)) * inX);
      if (Math.abs(nx) > 0.8)
        lend(nx > 0 ? west : east, w, up, near(Math.abs(nx), halfX + (nx > 0 ? x : -x)) * inZ);
    },
    addSuns(nx, ny, nz, asideX, asideY, known) {
      const { x, y, z } = at;
      const before =
        BEFORE /
        Math.sqrt(facing[0]! * facing[0]! + facing[1]! * facing[1]! + facing[2]! * facing[2]!);
      toSun.x = x + facing[0]! * before;
      toSun.y = y + facing[1]! * before;
      toSun.z = z + facing[2]! * before;
      let found = 0;
      for (let i = 0; i < suns.length; i++) {
        const { gate, shine, way, right, up } = suns[i]!;
        const faces = nx * way[0] + ny * way[1] + nz * way[2];
        if (faces <= 0 || (gate && !comesThrough(gate, way, x, y, z))) continue;
        const [aside, above] = [asideX * WIDE, asideY * WIDE];
        toSun.dx = way[0] + right[0] * aside + up[0] * above;
        toSun.dy = way[1] + up[1] * above;
        toSun.dz = way[2] + right[2] * aside + up[2] * above;
        let shadow = (known >> (i * 2)) & 3;
        if (shadow === 0) shadow = tree.isStopped(toSun, FAR) ? STOPPED : OPEN;
        found |= shadow << (i * 2);
        if (shadow === STOPPED) continue;
        for (let k = 0; k < 3; k++) soft[k]! += shine[k]! * faces;
      }
      return found;
    },
  };
}

/** As the stage has it: other than where light is gathered, what lies within the wall itself is let in. */
function comesThrough(
  { normal, away, half, height }: Gate,
  way: readonly [number, number, number],
  x: number,
  y: number,
  z: number,
): boolean {
  const speed = way[0] * normal[0] + way[2] * normal[2];
  if (speed <= 0) return false;
  const far = (away - x * normal[0] - z * normal[2]) / speed;
  if (far < -1 || y + way[1] * far > height) return false;
  return Math.abs(normal[0] === 0 ? x + way[0] * far : z + way[2] * far) <= half;
}
