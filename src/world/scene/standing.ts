// What is drawn of all that stands: that on the ground in view, thinned evenly until the frame can carry it (level of detail).

import {
  type ParishThings,
  PER_THING,
  type ThingShape,
} from "../../fields/country/parishThings.ts";
import type { VisibleGround } from "../view/groundInView.ts";

/** Of a frame, with all that is drawn in it. */
export const MOST_MAP_TRIANGLES = 130_000;
/** A shade is a square on the ground. */
const SHADE = 2;
/** All is thinned by so many equal parts: finer, and things would come and go with every step. */
const PARTS = 16;

export type Heap = {
  readonly shape: ThingShape;
  /** Of each thing, and whether a shade comes to them. */
  readonly triangles: number;
  readonly throwsShade: boolean;
  readonly add: (rows: Float32Array, at: number) => void;
};

export type ThingsInView = {
  /** Null while it is not known. */
  readonly parishes: readonly (ParishThings | null)[];
  /** Null for all of these parishes. */
  readonly within: VisibleGround | null;
  /** Whether a field is drawn otherwise. */
  readonly isGone: (q: number, r: number) => boolean;
};

/** Places in the rows of one shape in one parish; room that grows as it is needed and is kept. */
let found = new Int32Array(1024);

/**
 * Finds which things of some rows are drawn, and gives back how many they are.
 * A number with a fraction that is handed on is put away by itself, and there are thousands in each
 * frame: all of them stay in here.
 */
function sift({ within, isGone }: ThingsInView, rows: Float32Array): number {
  if (found.length * PER_THING < rows.length)
    found = new Int32Array(2 * Math.ceil(rows.length / PER_THING));
  let count = 0;
  for (let at = 0; at < rows.length; at += PER_THING) {
    if (within) {
      const east = rows[at]! - within.x;
      const south = rows[at + 1]! - within.z;
      const right = east * within.cos - south * within.sin;
      const down = east * within.sin + south * within.cos;
      if (right > within.wide || right < -within.wide) continue;
      if (down > within.tall || down < -within.tall) continue;
    }
    if (isGone(rows[at + 5]! | 0, rows[at + 6]! | 0)) continue;
    found[count] = at;
    count += 1;
  }
  return count;
}

/** Those that are left out last come first. */
const partOf = (at: number, rows: Float32Array): number => ((at * PARTS) / rows.length) | 0;

/** Triangles of each part; filled anew each time. */
const weights = new Int32Array(PARTS);

/** Lists are gone through by number here: until the engine has compiled it, each step of another loop is an object. */
function weigh(heaps: readonly Heap[], standing: ThingsInView): void {
  weights.fill(0);
  for (let parish = 0; parish < standing.parishes.length; parish++) {
    const things = standing.parishes[parish];
    if (!things) continue;
    for (let kind = 0; kind < heaps.length; kind++) {
      const heap = heaps[kind]!;
      const rows = things[heap.shape];
      const takes = heap.triangles + (heap.throwsShade ? SHADE : 0);
      const count = sift(standing, rows);
      for (let nth = 0; nth < count; nth++) weights[partOf(found[nth]!, rows)]! += takes;
    }
  }
}

/** Adds to each heap what is drawn, `room` being the triangles that are left for it; gives back how many it takes. */
export function heapUp(heaps: readonly Heap[], standing: ThingsInView, room: number): number {
  weigh(heaps, standing);
  let parts = 0;
  let taken = 0;
  while (parts < PARTS && taken + weights[parts]! <= room) {
    taken += weights[parts]!;
    parts += 1;
  }
  for (let parish = 0; parish < standing.parishes.length; parish++) {
    const things = standing.parishes[parish];
    if (!things) continue;
    for (let kind = 0; kind < heaps.length; kind++) {
      const heap = heaps[kind]!;
      const rows = things[heap.shape];
      const count = sift(standing, rows);
      for (let nth = 0; nth < count; nth++) {
        const at = found[nth]!;
        if (partOf(at, rows) >= parts) break;
        heap.add(rows, at);
      }
    }
  }
  return taken;
}
