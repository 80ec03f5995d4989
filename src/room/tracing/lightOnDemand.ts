// The soft light of a room, gathered only at the points that somebody asks for: what no picture shows costs nothing (irradiance cache).
import type { Triangles } from "../../models/lean/triangles.ts";
import type { Vec } from "../../models/pose.ts";
import { type Gatherer, gatherer, type Rays } from "../light/gather.ts";
import {
  ACROSS,
  type LightmapPoint,
  type LightmapRegion,
  type Plane,
  placeOn,
} from "../light/layout.ts";
import { solidOf } from "../light/solid.ts";
import { litShapes } from "../stage/light/litShapes.ts";
import { inScene, type ScenePose } from "../stage/view/roomFrame.ts";
import type { TracedRoom } from "./tracedRoom.ts";

export type LightOnDemand = {
  /** Three numbers to a dot of the layout. */
  readonly onThings: Float32Array;
  readonly onPlanes: Float32Array;
  /** Sees to the light of a point of a thing; false where that lies inside of something and sees nothing. */
  readonly ask: (dot: number) => boolean;
  /** Sees to the light of a dot of a map, and tells which of the layout that is. */
  readonly askMap: (plane: number, i: number, j: number) => number;
};

/** As many as the stage sends at first would do; these are seen to be as fine as all of them. */
const RAYS: Rays = { count: 24, turns: 2 };
/** A tent three dots wide, twice, as `lightPicture` softens maps. */
const TENT = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16] as const;
const ROUND = 2;
/** As `bake` turns the ways of neighbours. */
const TWISTS = 16;

const [UNASKED, KNOWN, BURIED] = [0, 1, 2] as const;

export function lightOnDemand({ lit, layout, shapes }: TracedRoom): LightOnDemand {
  const { gather }: Gatherer = gatherer(lit, solidOf(lit, litShapes(lit, shapes)), RAYS);
  const [raw, soft] = [new Float32Array(layout.dots * 3), new Float32Array(layout.dots * 3)];
  const [state, isSoft] = [new Uint8Array(layout.dots), new Uint8Array(layout.dots)];
  const sum = new Float64Array(3);
  const planes = Object.entries(layout.planes) as [Plane, LightmapRegion][];
  const runs = lit.things.flatMap(({ id, key, spot }) => {
    const points = shapes.get(key)?.points;
    return points ? [{ first: layout.runs.get(id)!, spot, points }] : [];
  });

  function find(dot: number, place: LightmapPoint, twist: number): void {
    sum.fill(0);
    state[dot] = KNOWN;
    for (let turn = 0; turn < RAYS.turns; turn++)
      if (!gather(sum, place, turn, twist)) state[dot] = BURIED;
    for (let k = 0; k < 3; k++) raw[dot * 3 + k] = sum[k]! / RAYS.turns;
  }

  function runOf(dot: number) {
    let [low, high] = [0, runs.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (runs[middle]!.first <= dot) low = middle;
      else high = middle - 1;
    }
    return runs[low]!;
  }

  return {
    onThings: raw,
    onPlanes: soft,
    ask(dot) {
      if (state[dot] === UNASKED) {
        const { first, spot, points } = runOf(dot);
        find(dot, placeIn(spot, points, dot - first), 0);
      }
      return state[dot] === KNOWN;
    },
    askMap(plane, i, j) {
      const [name, { x, y, wide, high }] = planes[plane]!;
      const at = (y + j) * ACROSS + x + i;
      if (isSoft[at]) return at;
      isSoft[at] = 1;
      for (let b = -ROUND; b <= ROUND; b++)
        for (let a = -ROUND; a <= ROUND; a++) {
          const u = Math.min(wide - 1, Math.max(0, i + a));
          const v = Math.min(high - 1, Math.max(0, j + b));
          const from = (y + v) * ACROSS + x + u;
          if (state[from] === UNASKED) {
            const twist = ((u * 7 + v * 13) % TWISTS) * ((2 * Math.PI) / TWISTS);
            find(from, placeOn(name, lit.size, (u + 0.5) / wide, (v + 0.5) / high), twist);
          }
          // What lies inside of something is dark on the stage as well.
          if (state[from] !== KNOWN) continue;
          const share = TENT[a + ROUND]! * TENT[b + ROUND]!;
          for (let k = 0; k < 3; k++) soft[at * 3 + k]! += raw[from * 3 + k]! * share;
        }
      return at;
    },
  };
}

const MIDDLE: ScenePose = { x: 0, y: 0, z: 0, turn: 0 };

function placeIn(
  spot: ScenePose,
  { position, normal }: Pick<Triangles, "position" | "normal">,
  point: number,
): LightmapPoint {
  const three = (from: Float32Array): Vec => [
    from[point * 3]!,
    from[point * 3 + 1]!,
    from[point * 3 + 2]!,
  ];
  const [x, y, z] = inScene(spot, three(position));
  const [nx, ny, nz] = inScene({ ...MIDDLE, turn: spot.turn }, three(normal));
  return { x, y, z, nx, ny, nz };
}
