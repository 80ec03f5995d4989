// Rivers: rain on every corner between three fields finds its way down to the coast, along the edges of fields (drainage by priority flood).

import { BLOCK } from "./block.ts";
import { hash } from "./noise.ts";
import { openQueue } from "./queue.ts";
import { type BlockTerrain, type HexNeighbours, SEED } from "./terrain.ts";

/** So many corners of rain make a river, and so many a broad one. */
export const RIVER = 240;
export const BROAD = 1200;

/** Stones lie in the way of water, up to this high: rivers wind. */
const STONES = 24_000;

/** Each field owns the corner at its northern end, an even number, and the one at its southern end, an odd one. */
const CORNERS = 2 * BLOCK;

/** A river along one edge: from a corner down to the next. Corner c is of field floor(c / 2). */
export type RiverEdge = { readonly from: number; readonly to: number; readonly flow: number };

export type Rivers = {
  readonly edges: readonly RiverEdge[];
  /** The strongest flow at any corner of each field. */
  readonly beside: Int32Array;
};

const NOWHERE = -1;

export function riversOf(ground: BlockTerrain): Rivers {
  const { near } = ground;
  const { level, isOpen, ways } = cornersOf(ground);

  // The flood comes in from the coast and rises just as far as it must: whence it came, water leaves.
  const down = new Int32Array(CORNERS).fill(NOWHERE);
  const isReached = isOpen.slice();
  const queue = openQueue();
  // Of two corners at the same level the one with the lower number is first.
  const wait = (corner: number) => queue.push(level[corner]! * CORNERS + corner);
  isOpen.forEach((open, corner) => {
    if (open) wait(corner);
  });
  const order: number[] = [];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const corner = key % CORNERS;
    order.push(corner);
    for (let way = 3 * corner; way < 3 * corner + 3; way++) {
      const next = ways[way]!;
      if (next === NOWHERE || isReached[next]) continue;
      isReached[next] = 1;
      down[next] = corner;
      level[next] = Math.max(level[next]!, level[corner]!);
      wait(next);
    }
  }

  const flow = new Int32Array(CORNERS).fill(1);
  for (const corner of order.toReversed())
    if (down[corner] !== NOWHERE) flow[down[corner]!]! += flow[corner]!;

  const edges: RiverEdge[] = [];
  down.forEach((to, from) => {
    if (to !== NOWHERE && flow[from]! >= RIVER) edges.push({ from, to, flow: flow[from]! });
  });
  const beside = new Int32Array(BLOCK);
  for (let field = 0; field < BLOCK; field++)
    for (const corner of cornersAbout(near[field]!, field))
      if (corner !== NOWHERE) beside[field] = Math.max(beside[field]!, flow[corner]!);
  return { edges, beside };
}

const northOf = (field: number): number => (field < 0 ? NOWHERE : 2 * field);
const southOf = (field: number): number => (field < 0 ? NOWHERE : 2 * field + 1);

function cornersAbout(around: HexNeighbours, field: number): number[] {
  const [, southEast, southWest, , northWest, northEast] = around;
  return [
    northOf(field),
    southOf(northEast),
    northOf(southEast),
    southOf(field),
    northOf(southWest),
    southOf(northWest),
  ];
}

/** Of every corner its level, whether it lies on the sea or an older river, and the three ways from it. */
function cornersOf({ hexes, near, height, fieldOn }: BlockTerrain) {
  const level = new Int32Array(CORNERS);
  const isOpen = new Uint8Array(CORNERS);
  const ways = new Int32Array(3 * CORNERS);
  const put = (corner: number, others: readonly number[], to: readonly number[]) => {
    const field = corner >> 1;
    ways.set(to, 3 * corner);
    if (others.some((other) => other < 0)) {
      isOpen[corner] = 1;
      return;
    }
    const { q, r } = hexes[field]!;
    const stones = (hash(SEED, 90 + (corner & 1), q, r) >>> 16) % STONES;
    level[corner] = others.reduce((sum, other) => sum + height[other]!, height[field]! + stones);
  };
  hexes.forEach(({ q, r }, field) => {
    const [, southEast, southWest, , northWest, northEast] = near[field]!;
    const beyondNorth = southOf(fieldOn({ q: q + 1, r: r - 2 }));
    put(2 * field, [northWest, northEast], [southOf(northEast), southOf(northWest), beyondNorth]);
    const beyondSouth = northOf(fieldOn({ q: q - 1, r: r + 2 }));
    put(
      2 * field + 1,
      [southEast, southWest],
      [northOf(southEast), northOf(southWest), beyondSouth],
    );
  });
  return { level, isOpen, ways };
}
