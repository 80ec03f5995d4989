// What is drawn of all that stands: that on the ground in view, thinned evenly until the frame can carry it.
import { type Ground, isOn } from "../view/groundInView.ts";
import { PER_THING, type Shape, type Things } from "./parishThings.ts";

/** Of a frame, with all that is drawn in it. */
export const MOST_TRIANGLES = 130_000;
/** A shade is a square on the ground. */
const SHADE = 2;
/** All is thinned by so many equal parts: finer, and things would come and go with every step. */
const PARTS = 16;

export type Heap = {
  readonly shape: Shape;
  /** Of each thing, and whether a shade comes to them. */
  readonly triangles: number;
  readonly throwsShade: boolean;
  readonly add: (rows: Float32Array, at: number) => void;
};

export type Standing = {
  /** Null while it is not known. */
  readonly parishes: readonly (Things | null)[];
  /** Null for all of these parishes. */
  readonly within: Ground | null;
  /** Whether a field is drawn otherwise. */
  readonly isGone: (q: number, r: number) => boolean;
};

const isDrawn = ({ within, isGone }: Standing, rows: Float32Array, at: number): boolean =>
  (!within || isOn(within, rows[at]!, rows[at + 1]!)) && !isGone(rows[at + 5]!, rows[at + 6]!);

/** Those that are left out last come first. */
const partOf = (rows: Float32Array, at: number): number => Math.floor((at * PARTS) / rows.length);

/** Triangles of each part; filled anew each time. */
const weights = new Float64Array(PARTS);

function weigh(heaps: readonly Heap[], standing: Standing): void {
  weights.fill(0);
  for (const things of standing.parishes)
    if (things)
      for (const { shape, triangles, throwsShade } of heaps) {
        const rows = things[shape];
        const takes = triangles + (throwsShade ? SHADE : 0);
        for (let at = 0; at < rows.length; at += PER_THING)
          if (isDrawn(standing, rows, at)) weights[partOf(rows, at)]! += takes;
      }
}

/** Adds to each heap what is drawn, `room` being the triangles that are left for it; gives back how many it takes. */
export function heapUp(heaps: readonly Heap[], standing: Standing, room: number): number {
  weigh(heaps, standing);
  let parts = 0;
  let taken = 0;
  while (parts < PARTS && taken + weights[parts]! <= room) {
    taken += weights[parts]!;
    parts += 1;
  }
  for (const things of standing.parishes)
    if (things)
      for (const heap of heaps) {
        const rows = things[heap.shape];
        for (let at = 0; at < rows.length && partOf(rows, at) < parts; at += PER_THING)
          if (isDrawn(standing, rows, at)) heap.add(rows, at);
      }
  return taken;
}
