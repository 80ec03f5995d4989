// The ground of a block of ten thousand fields before anybody farms it: how near the sea, how high, how wet, how warm.

import { BLOCK } from "./block.ts";
import { addHex, directions, type Hex } from "./hexes.ts";
import { FIELD_STEP, fractalNoise, wave } from "./noise.ts";
import { fieldAt, place } from "./place.ts";

/** One number decides the whole country. It was chosen once, by eye, and can never change. */
export const SEED = 0x0417;

const SEA = -1;
/** Land of an earlier block: it was there first, and is neither sea nor of this block. */
const OLDER = -2;

/** A steady fall from the coast ends this many steps inland. */
const COASTAL_STEPS = 16;

/** The middle of the one range of hills, in steps east and south of the middle of the country. */
const range = { east: -22, south: -18 };

/** The six fields next to one, in the order of the directions; below 0 where none is of the block. */
export type HexNeighbours = readonly [number, number, number, number, number, number];

/** Fields go by their place in the block here, from 0 to 9,999. */
export type BlockTerrain = {
  readonly block: number;
  readonly hexes: readonly Hex[];
  readonly near: readonly HexNeighbours[];
  /** Steps to the edge of the country as it was when this block was its last. */
  readonly toSea: Int32Array;
  readonly height: Int32Array;
  readonly wetness: Int32Array;
  readonly warmth: Int32Array;
  /** The field on a hex, below 0 where it is none of this block. */
  fieldOn(hex: Hex): number;
  /** Noise at a field; the cell is in steps. Bent a little, so that nothing follows a grid. */
  swell(layer: number, field: number, cell: number, octaves: number): number;
};

/** Where a hex lies, in units: north and south, east and west. */
export const pointOf = ({ q, r }: Hex) => ({ x: 56 * (2 * q + r), y: 97 * r });

/** The size of a number, without its sign. */
export const magnitude = (n: number): number => Math.max(n, -n);

export function blockTerrain(block: number): BlockTerrain {
  const first = block * BLOCK;
  const fieldOn = (hex: Hex): number => {
    const place = fieldAt(hex) - first;
    return place < 0 ? OLDER : place < BLOCK ? place : SEA;
  };
  const hexes = Array.from({ length: BLOCK }, (_, field) => place(first + field));
  const near = hexes.map(
    (hex) => directions.map((step) => fieldOn(addHex(hex, step))) as unknown as HexNeighbours,
  );
  const toSea = stepsFrom(near, (field) => near[field]!.includes(SEA));

  const bentX = new Int32Array(BLOCK);
  const bentY = new Int32Array(BLOCK);
  const swell = (layer: number, field: number, cell: number, octaves: number): number =>
    fractalNoise(SEED, layer, bentX[field]!, bentY[field]!, cell * FIELD_STEP, octaves);
  const height = new Int32Array(BLOCK);
  const wetness = new Int32Array(BLOCK);
  const warmth = new Int32Array(BLOCK);
  hexes.forEach((hex, field) => {
    const { x, y } = pointOf(hex);
    bentX[field] = x + (wave(SEED, 1, x, y, 14 * FIELD_STEP) >> 6);
    bentY[field] = y + (wave(SEED, 2, x, y, 14 * FIELD_STEP) >> 6);
    const coast = Math.min(toSea[field]!, COASTAL_STEPS) * 1400;
    const hills = Math.floor((swell(3, field, 30, 4) * 80) / 100);
    height[field] = coast + rangeAt(x, y) + hills;
    wetness[field] = swell(4, field, 18, 3);
    // The south is the warmer end.
    warmth[field] = swell(5, field, 24, 2) + Math.floor((y * 3) / 2);
  });
  return { block, hexes, near, toSea, height, wetness, warmth, fieldOn, swell };
}

/** A ridge from north-east to south-west that falls off to its sides, and slowly to its ends. */
function rangeAt(x: number, y: number): number {
  const east = x - range.east * FIELD_STEP;
  const south = y - range.south * FIELD_STEP;
  const across = Math.floor((magnitude(3 * east + 2 * south) * 1000) / 3606);
  const along = Math.floor((magnitude(2 * east - 3 * south) * 1000) / 3606);
  return Math.max(0, 52_000 - 28 * across - 9 * along);
}

/** More than any field has to walk. */
const FAR = 99;

/** How many steps each field is from the nearest of some, walking over fields of the block. */
export function stepsFrom(
  near: BlockTerrain["near"],
  isSource: (field: number) => boolean,
): Int32Array {
  const steps = new Int32Array(near.length).fill(FAR);
  let reached = [...near.keys()].filter(isSource);
  for (const field of reached) steps[field] = 0;
  for (let step = 1; reached.length > 0 && step < FAR; step++) {
    const next: number[] = [];
    for (const field of reached)
      for (const other of near[field]!) {
        if (other < 0 || steps[other]! <= step) continue;
        steps[other] = step;
        next.push(other);
      }
    reached = next;
  }
  return steps;
}
