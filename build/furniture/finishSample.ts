// A piece of a wall or a floor as it is laid in the room, seen straight on: what a finish is chosen by.
import {
  type FloorFinish,
  floorFinishes,
  type WallFinish,
  wallFinishes,
} from "../../src/models/catalogue/finishes.ts";
import { floorPattern } from "../../src/models/catalogue/floorPatterns.ts";
import { wallPattern } from "../../src/models/catalogue/wallPatterns.ts";
import { partMesh } from "../../src/models/meshes/partMesh.ts";
import type { Part } from "../../src/models/parts.ts";
import { add, rotate, type Vec } from "../../src/models/pose.ts";

const UNDIVIDED = Number.POSITIVE_INFINITY;
/** In tiles. Of a wall so much above the skirting that panelling and paper are both seen. */
const [ACROSS, DOWN] = [2.4, 1.3];
const WALL_FOOT = 0.62;
const PIXELS = 60;

type Point = readonly [number, number];
/** Across, down, and how near it is to the eye. */
type Eye = (at: Vec) => readonly [number, number, number];

const ofWall: Eye = ([x, y, z]) => [x + ACROSS / 2, WALL_FOOT + DOWN - y, z];
const ofFloor: Eye = ([x, y, z]) => [x + ACROSS / 2, z + DOWN / 2, y];

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Round the points; what finishes are laid of has no dents. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (all: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const point of all) {
      while (out.length > 1 && turn(out.at(-2)!, out.at(-1)!, point) <= 0) out.pop();
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function shapeOf(part: Part, eye: Eye) {
  const { position } = partMesh(part, UNDIVIDED);
  const seen = Array.from({ length: position.length / 3 }, (_, i) => {
    const own: Vec = [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!];
    return eye(add(part.at, rotate(part.pose, own)));
  });
  const outline = hull(seen.map(([x, y]): Point => [x, y]));
  const near = Math.max(...seen.map(([, , z]) => z));
  const isSeen = outline.some(([x, y]) => x > -1 && x < ACROSS + 1 && y > -1 && y < DOWN + 1);
  return { outline, near, colour: part.colour, isSeen };
}

function drawn(parts: readonly Part[], ground: string, eye: Eye): string {
  const shapes = parts
    .map((part) => shapeOf(part, eye))
    .filter(({ isSeen, outline }) => isSeen && outline.length > 2)
    .toSorted((a, b) => a.near - b.near);
  const number = (value: number) => Math.round(value * PIXELS * 10) / 10;
  const paths = shapes.map(
    ({ outline, colour }) =>
      `<path fill="${colour}" d="M${outline.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}z"/>`,
  );
  const size = `width="${ACROSS * PIXELS}" height="${DOWN * PIXELS}"`;
  const view = `viewBox="0 0 ${ACROSS * PIXELS} ${DOWN * PIXELS}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}><path fill="${ground}" d="M0 0H${ACROSS * PIXELS}V${DOWN * PIXELS}H0z"/>${paths.join("")}</svg>`;
}

const wallSample = (finish: WallFinish): string =>
  drawn(
    wallPattern(finish, { half: ACROSS / 2 + 0.6, height: 3.6, holes: [] }),
    finish.colours[0],
    ofWall,
  );

const floorSample = (finish: FloorFinish): string =>
  drawn(floorPattern(finish, { width: ACROSS + 2, depth: DOWN + 2 }), finish.colours[0], ofFloor);

/** Every finish, by the name of its file. */
export const finishSamples = (): ReadonlyMap<string, string> =>
  new Map([
    ...wallFinishes.map((finish): [string, string] => [`wall-${finish.id}`, wallSample(finish)]),
    ...floorFinishes.map((finish): [string, string] => [`floor-${finish.id}`, floorSample(finish)]),
  ]);
