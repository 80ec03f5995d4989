// A model seen from above: the outlines of its own parts, the highest last.
import { partMesh } from "../../models/meshes/partMesh.ts";
import type { Part } from "../../models/parts.ts";
import { add, inverse, rotate, type Vec } from "../../models/pose.ts";
import { SQUARE } from "../../models/prints/patternPaths.ts";
import { type PatternId, patternOf } from "../../models/prints/patterns.ts";
import { type PrintMatrix, printMatrix } from "../../models/prints/printAxes.ts";
import { partsOfPiece } from "../catalogue/partsOfPiece.ts";
import type { Coat } from "../model/coat.ts";
import type { ModelId } from "../model/room.ts";

type Point = readonly [x: number, z: number];

type Hull = readonly Point[];

const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function chain(points: readonly Point[]): Point[] {
  const line: Point[] = [];
  for (const point of points) {
    while (line.length >= 2 && cross(line.at(-2)!, line.at(-1)!, point) <= 1e-9) line.pop();
    line.push(point);
  }
  return line.slice(0, -1);
}

/** The convex outline of points; always the same way round, so that many of them filled together make one shape. */
export function hullOf(points: readonly Point[]): Hull {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hull = [...chain(sorted), ...chain(sorted.toReversed())];
  return hull.length < 3 ? [] : hull;
}

export function hullAreaOf(hull: Hull): number {
  let twice = 0;
  for (let i = 0, j = hull.length - 1; i < hull.length; j = i++)
    twice += hull[j]![0] * hull[i]![1] - hull[i]![0] * hull[j]![1];
  return Math.abs(twice / 2);
}

const contains = (hull: Hull, point: Point): boolean =>
  hull.every((a, i) => cross(a, hull[(i + 1) % hull.length]!, point) >= -1e-6);

export const hullCovers = (outer: Hull, inner: Hull): boolean =>
  inner.every((point) => contains(outer, point));

const short = (value: number): string => `${Math.round(value * 1000) / 1000}`;

const pathOf = (hull: Hull): string =>
  hull.length === 0 ? "" : `M${hull.map(([x, z]) => `${short(x)} ${short(z)}`).join("L")}Z`;

/** In tiles, in the frame of the model. */
export type Outline = {
  /** All of it as one shape: for its shadow and its edge. */
  readonly whole: string;
  readonly shapes: readonly OutlineShape[];
};

export type OutlineShape = {
  readonly path: string;
  readonly colour: string;
  readonly print?: OutlinePrint;
};

/** Its pattern in a second tone, and how the square of the pattern lies. */
export type OutlinePrint = {
  readonly pattern: PatternId;
  readonly tone: string;
  readonly matrix: PrintMatrix;
};

type Seen = Omit<OutlineShape, "path"> & { readonly hull: Hull; readonly top: number };

function printOn(part: Part): OutlinePrint | undefined {
  const pattern = part.print && patternOf(part.print.pattern);
  if (!part.print || !pattern) return undefined;
  const lying = { normal: rotate(inverse(part.pose), [0, 1, 0]), point: [0, 0, 0] } as const;
  const scale = { size: pattern.size, square: SQUARE };
  const matrix = printMatrix({ ...part, print: part.print }, lying, scale, ([x, , z]) => [x, z]);
  return { pattern: pattern.id, tone: part.print.tone, matrix };
}

/** What shows less than this, in square tiles, nobody sees. */
const FINEST = 0.0008;

const MOST = 90;

const UNDIVIDED = Number.POSITIVE_INFINITY;

function seen(part: Part): Seen {
  // Of a ball only the rim is seen.
  const simple = part.shape === "ball" ? { ...part, detail: 1 } : part;
  const { position } = partMesh(simple, UNDIVIDED);
  const points: Point[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < position.length; i += 3) {
    const local: Vec = [position[i]!, position[i + 1]!, position[i + 2]!];
    const [x, y, z] = add(part.at, rotate(part.pose, local));
    points.push([x, z]);
    top = Math.max(top, y);
  }
  const print = printOn(part);
  return { hull: hullOf(points), colour: part.top, top, ...(print && { print }) };
}

/** Without what lies under something else altogether. */
function visible(all: readonly Seen[]): Seen[] {
  const kept: Seen[] = [];
  for (const one of all.toReversed())
    if (!kept.some(({ hull }) => hullCovers(hull, one.hull))) kept.push(one);
  return kept.toReversed();
}

export function modelOutline(parts: readonly Part[]): Outline {
  const all = parts
    .map(seen)
    .filter(({ hull }) => hullAreaOf(hull) >= FINEST)
    .sort((a, b) => a.top - b.top);
  const above = visible(all);
  // Of many as large as each other, as the threads of a fringe, some may have to go.
  const largest = new Set(
    above.toSorted((a, b) => hullAreaOf(b.hull) - hullAreaOf(a.hull)).slice(0, MOST),
  );
  const shown = above.filter((one) => largest.has(one));
  return {
    whole: shown.map(({ hull }) => pathOf(hull)).join(""),
    shapes: shown.map(({ hull, colour, print }) => ({
      path: pathOf(hull),
      colour,
      ...(print && { print }),
    })),
  };
}

const known = new Map<string, Outline>();

/** The same object each time. */
export function outlineFor(model: ModelId, coat?: Coat): Outline {
  const key = `${model} ${coat ?? ""}`;
  const found = known.get(key);
  if (found) return found;
  const made = modelOutline(partsOfPiece(model, { coat }));
  known.set(key, made);
  return made;
}
