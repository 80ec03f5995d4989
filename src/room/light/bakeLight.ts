// Gathers the light of a room a slice at a time, so that whoever does it may stop between two slices (light baking).
import { gatherer, type Rays } from "./gather.ts";
import { ACROSS, type LightmapPoint, layoutOf, type Plane, placeOn } from "./layout.ts";
import type { LitRoom, LitShape } from "./litRoom.ts";
import { packed } from "./sharedExponent.ts";
import { COS, SIN, solidOf } from "./solid.ts";

/** Six numbers: the least corner and the most. */
export type BoxTuple = readonly [number, number, number, number, number, number];

export type Baking = {
  readonly room: LitRoom;
  readonly rays: Rays;
  /** What is gathered before all else, from the first turn alone; null is everything. */
  readonly near: readonly BoxTuple[] | null;
  /** Which of how many threads this is: each takes every so-manieth slice. */
  readonly part: number;
  readonly parts: number;
};

/** A dot that this thread has nothing to say of, and one whose point lies inside of something. */
export const UNSAMPLED = 0;
export const BURIED = 1;

/** Points between two stops. */
const SLICE = 32;
/** Dots of a map start their ways at so many angles, and are blurred afterwards. */
const TWISTS = 16;

type Point = { readonly dot: number; readonly place: LightmapPoint; readonly twist: number };

/**
 * Yields null between slices, and all that it has whenever there is news: after what is near, after
 * the first turn and the last, and after each where `rays` ask for it.
 */
export function* bakeLight(
  { room, rays, near, part, parts }: Baking,
  shapes: ReadonlyMap<string, LitShape>,
): Generator<Uint32Array<ArrayBuffer> | null, void> {
  const { gather } = gatherer(room, solidOf(room, shapes), rays);
  yield null;
  const layout = layoutOf(room.size, room.things, (key) => pointCount(shapes.get(key)));
  const mine: Point[] = [];
  let slice = 0;
  for (const points of slices(pointsOfRoom(room, layout, shapes)))
    if (slice++ % parts === part) mine.push(...points);
  yield null;

  const sums = new Float64Array(layout.dots * 3);
  const turns = new Uint8Array(layout.dots);
  const isBuried = new Uint8Array(layout.dots);
  const sum = new Float64Array(3);

  function gatherAt({ dot, place, twist }: Point, turn: number) {
    sum.fill(0);
    if (!gather(sum, place, turn, twist)) isBuried[dot] = 1;
    for (let k = 0; k < 3; k++) sums[dot * 3 + k]! += sum[k]!;
    turns[dot]! += 1;
  }
  function told(): Uint32Array<ArrayBuffer> {
    const dots = new Uint32Array(layout.dots);
    for (const { dot } of mine) {
      const times = turns[dot]!;
      if (times === 0) continue;
      const [r, g, b] = [0, 1, 2].map((k) => sums[dot * 3 + k]! / times) as [
        number,
        number,
        number,
      ];
      dots[dot] = isBuried[dot] === 1 ? BURIED : Math.max(packed(r, g, b), BURIED + 1);
    }
    return dots;
  }

  const isNear = ({ place: { x, y, z } }: Point) =>
    near?.some(
      (box) =>
        x >= box[0] && y >= box[1] && z >= box[2] && x <= box[3] && y <= box[4] && z <= box[5],
    );
  const first = near ? mine.filter(isNear) : mine;
  const rest = near ? mine.filter((point) => turns[point.dot] === 0 && !isNear(point)) : [];
  for (const points of [first, rest]) {
    if (points === rest && rest.length === 0) continue;
    for (let i = 0; i < points.length; i++) {
      gatherAt(points[i]!, 0);
      if (i % SLICE === SLICE - 1) yield null;
    }
    yield told();
  }
  if (rays.turns === 1) return;
  for (let turn = 1; turn < rays.turns; turn++) {
    for (let i = 0; i < mine.length; i++) {
      gatherAt(mine[i]!, turn);
      if (i % SLICE === SLICE - 1) yield null;
    }
    if (rays.tellsEach && turn + 1 < rays.turns) yield told();
  }
  yield told();
}

const pointCount = (shape: LitShape | undefined): number =>
  shape ? shape.points.position.length / 3 : 0;

function* slices(points: Iterable<Point>): Generator<Point[]> {
  let some: Point[] = [];
  for (const point of points) {
    some.push(point);
    if (some.length < SLICE) continue;
    yield some;
    some = [];
  }
  yield some;
}

function* pointsOfRoom(
  { size, things }: LitRoom,
  layout: ReturnType<typeof layoutOf>,
  shapes: ReadonlyMap<string, LitShape>,
): Generator<Point> {
  for (const [plane, { x, y, wide, high }] of Object.entries(layout.planes))
    for (let j = 0; j < high; j++)
      for (let i = 0; i < wide; i++)
        yield {
          dot: (y + j) * ACROSS + x + i,
          place: placeOn(plane as Plane, size, (i + 0.5) / wide, (j + 0.5) / high),
          twist: ((i * 7 + j * 13) % TWISTS) * ((2 * Math.PI) / TWISTS),
        };
  for (const { id, key, spot } of things) {
    const shape = shapes.get(key);
    if (!shape) continue;
    const first = layout.runs.get(id)!;
    const [sin, cos] = [SIN[spot.turn], COS[spot.turn]];
    const { position: p, normal: n } = shape.points;
    for (let k = 0; k < p.length; k += 3)
      yield {
        dot: first + k / 3,
        place: {
          x: spot.x + p[k]! * cos + p[k + 2]! * sin,
          y: spot.y + p[k + 1]!,
          z: spot.z - p[k]! * sin + p[k + 2]! * cos,
          nx: n[k]! * cos + n[k + 2]! * sin,
          ny: n[k + 1]!,
          nz: -n[k]! * sin + n[k + 2]! * cos,
        },
        twist: 0,
      };
  }
}
