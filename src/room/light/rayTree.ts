// What a ray meets first among many triangles: a tree of boxes, split where rays have the least to do (BVH, split by SAH).

/** Nine numbers to a triangle. */
export type TriangleCorners = Float32Array;

export type RayTree = {
  /** The triangle that the ray meets first, or -1; how far off it is tells `distance`. */
  readonly first: (from: TracedRay, most: number) => number;
  /** Whether anything that is not seen through is nearer than `most`. */
  readonly isStopped: (from: TracedRay, most: number) => boolean;
  /** Of the last triangle met. */
  readonly distance: () => number;
};

/** Changed in place by whoever sends it: there are millions. */
export type TracedRay = { x: number; y: number; z: number; dx: number; dy: number; dz: number };

const LEAF = 8;
const BINS = 12;
const DEEPEST = 128;
/** Nearer than this is the surface that the ray leaves. */
const OWN = 0.012;
/** The back of what lies so near belongs to the same thing, whose lean form is a little larger. */
const OWN_BACK = 0.1;
const NONE = 1e30;
/** In the place of 0, by which nothing can be divided. */
const LEAST = 1e-12;

type Boxes = {
  readonly low: Float32Array;
  readonly high: Float32Array;
  readonly middle: Float32Array;
};

function boxesOf(corners: TriangleCorners, count: number): Boxes {
  const low = new Float32Array(count * 3);
  const high = new Float32Array(count * 3);
  const middle = new Float32Array(count * 3);
  for (let i = 0; i < count; i++)
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [corners[i * 9 + k]!, corners[i * 9 + 3 + k]!, corners[i * 9 + 6 + k]!];
      const at = i * 3 + k;
      low[at] = Math.min(a, b, c);
      high[at] = Math.max(a, b, c);
      middle[at] = (low[at]! + high[at]!) / 2;
    }
  return { low, high, middle };
}

type Nodes = {
  /** Six numbers each. */
  readonly box: Float32Array;
  /** Two numbers each: the first child, whose sister follows it, and 0; or of a leaf ~first and how many. */
  readonly kid: Int32Array;
  readonly order: Int32Array;
};

/** The half of the surface of a box of six numbers. */
const surface = (box: Float32Array, at: number): number => {
  const [x, y, z] = [
    box[at + 3]! - box[at]!,
    box[at + 4]! - box[at + 1]!,
    box[at + 5]! - box[at + 2]!,
  ];
  return x < 0 ? 0 : x * y + y * z + z * x;
};

const emptied = (box: Float32Array, at: number): void => {
  box.fill(NONE, at, at + 3);
  box.fill(-NONE, at + 3, at + 6);
};

const grown = (box: Float32Array, at: number, low: Float32Array, high: Float32Array, t: number) => {
  for (let k = 0; k < 3; k++) {
    if (low[t + k]! < box[at + k]!) box[at + k] = low[t + k]!;
    if (high[t + k]! > box[at + 3 + k]!) box[at + 3 + k] = high[t + k]!;
  }
};

function nodesOf(corners: TriangleCorners, count: number): Nodes {
  const boxes = boxesOf(corners, count);
  const { low, high, middle } = boxes;
  const order = Int32Array.from({ length: count }, (_, i) => i);
  const box = new Float32Array(Math.max(1, count) * 12);
  const kid = new Int32Array(Math.max(1, count) * 4);
  const span = new Float32Array(6);
  const bins = { count: new Int32Array(BINS), box: new Float32Array(BINS * 6) };
  const right = { surface: new Float32Array(BINS), count: new Int32Array(BINS) };
  const sum = new Float32Array(6);
  let nodes = 1;
  const waiting = [0, 0, count];

  /** The bin after which to cut along an axis, or -1. */
  function cutOf(start: number, end: number, axis: number, from: number, scale: number): number {
    bins.count.fill(0);
    for (let b = 0; b < BINS; b++) emptied(bins.box, b * 6);
    for (let i = start; i < end; i++) {
      const t = order[i]! * 3;
      const b = ((middle[t + axis]! - from) * scale) | 0;
      bins.count[b]! += 1;
      grown(bins.box, b * 6, low, high, t);
    }
    const join = (b: number) => {
      for (let k = 0; k < 3; k++) {
        sum[k] = Math.min(sum[k]!, bins.box[b * 6 + k]!);
        sum[k + 3] = Math.max(sum[k + 3]!, bins.box[b * 6 + 3 + k]!);
      }
    };
    emptied(sum, 0);
    let many = 0;
    for (let b = BINS - 1; b > 0; b--) {
      join(b);
      many += bins.count[b]!;
      right.surface[b] = surface(sum, 0);
      right.count[b] = many;
    }
    emptied(sum, 0);
    many = 0;
    let best = NONE;
    let cut = -1;
    for (let b = 0; b + 1 < BINS; b++) {
      join(b);
      many += bins.count[b]!;
      if (many === 0 || right.count[b + 1] === 0) continue;
      const cost = surface(sum, 0) * many + right.surface[b + 1]! * right.count[b + 1]!;
      if (cost < best) [best, cut] = [cost, b];
    }
    return cut;
  }

  while (waiting.length > 0) {
    const end = waiting.pop()!;
    const start = waiting.pop()!;
    const id = waiting.pop()!;
    emptied(box, id * 6);
    emptied(span, 0);
    for (let i = start; i < end; i++) {
      const t = order[i]! * 3;
      grown(box, id * 6, low, high, t);
      grown(span, 0, middle, middle, t);
    }
    const wide = [0, 1, 2].map((k) => span[k + 3]! - span[k]!);
    const longest = Math.max(...wide);
    const axis = wide.indexOf(longest);
    if (end - start <= LEAF || longest < 1e-6) {
      kid[id * 2] = ~start;
      kid[id * 2 + 1] = end - start;
      continue;
    }
    const scale = (BINS / longest) * 0.9999;
    const cut = cutOf(start, end, axis, span[axis]!, scale);
    let i = start;
    for (let j = end - 1; i <= j; ) {
      const t = order[i]!;
      if ((((middle[t * 3 + axis]! - span[axis]!) * scale) | 0) <= cut) i++;
      else {
        order[i] = order[j]!;
        order[j--] = t;
      }
    }
    if (i === start || i === end) i = (start + end) >> 1;
    kid[id * 2] = nodes;
    waiting.push(nodes, start, i, nodes + 1, i, end);
    nodes += 2;
  }
  return { box: box.slice(0, nodes * 6), kid: kid.slice(0, nodes * 2), order };
}

/** A corner and the two edges from it, in the order of the leaves. */
function edgesOf(corners: TriangleCorners, order: Int32Array): Float32Array {
  const edges = new Float32Array(order.length * 9);
  for (let i = 0; i < order.length; i++)
    for (let k = 0; k < 3; k++) {
      const from = order[i]! * 9;
      const at = corners[from + k]!;
      edges[i * 9 + k] = at;
      edges[i * 9 + 3 + k] = corners[from + 3 + k]! - at;
      edges[i * 9 + 6 + k] = corners[from + 6 + k]! - at;
    }
  return edges;
}

/** `seeThrough` has a 1 for each triangle that stops no shadow ray. */
export function rayTree(corners: TriangleCorners, seeThrough: Uint8Array): RayTree {
  const { box, kid, order } = nodesOf(corners, corners.length / 9);
  const edges = edgesOf(corners, order);
  const stack = new Int32Array(DEEPEST);
  const entry = new Float64Array(DEEPEST);
  let met = 0;

  /** Möller and Trumbore's test, by hand: nothing here may make an object. */
  function cast(ray: TracedRay, most: number, isAny: boolean): number {
    const { x, y, z, dx, dy, dz } = ray;
    const ix = 1 / (dx || LEAST);
    const iy = 1 / (dy || LEAST);
    const iz = 1 / (dz || LEAST);
    // Which side of a box the ray comes to first, and which last.
    const nearX = ix < 0 ? 3 : 0;
    const nearY = iy < 0 ? 4 : 1;
    const nearZ = iz < 0 ? 5 : 2;
    const farX = 3 - nearX;
    const farY = 5 - nearY;
    const farZ = 7 - nearZ;
    let limit = most;
    let best = -1;
    let depth = 0;

    stack[depth] = 0;
    entry[depth++] = -NONE;
    while (depth > 0) {
      const id = stack[--depth]!;
      // Something nearer may have been met since it was put there.
      if (entry[depth]! >= limit) continue;
      const kids = kid[id * 2]!;
      if (kids >= 0) {
        // Both children in turn, written out: a call for each would take most of the time.
        let a = NONE;
        let b = NONE;
        for (let o = kids * 6; o < kids * 6 + 12; o += 6) {
          let enters = (box[o + nearX]! - x) * ix;
          let leaves = (box[o + farX]! - x) * ix;
          const y0 = (box[o + nearY]! - y) * iy;
          const y1 = (box[o + farY]! - y) * iy;
          if (y0 > enters) enters = y0;
          if (y1 < leaves) leaves = y1;
          const z0 = (box[o + nearZ]! - z) * iz;
          const z1 = (box[o + farZ]! - z) * iz;
          if (z0 > enters) enters = z0;
          if (z1 < leaves) leaves = z1;
          if (leaves < enters || leaves < 0 || enters >= limit) continue;
          if (o === kids * 6) a = enters;
          else b = enters;
        }
        const isFirst = a < b;
        if (isFirst) {
          if (b < NONE) {
            stack[depth] = kids + 1;
            entry[depth++] = b;
          }
          stack[depth] = kids;
          entry[depth++] = a;
        } else {
          if (a < NONE) {
            stack[depth] = kids;
            entry[depth++] = a;
          }
          if (b < NONE) {
            stack[depth] = kids + 1;
            entry[depth++] = b;
          }
        }
        continue;
      }
      const start = ~kids;
      const end = start + kid[id * 2 + 1]!;
      for (let i = start; i < end; i++) {
        const q = i * 9;
        const ax = edges[q + 3]!;
        const ay = edges[q + 4]!;
        const az = edges[q + 5]!;
        const bx = edges[q + 6]!;
        const by = edges[q + 7]!;
        const bz = edges[q + 8]!;
        const px = dy * bz - dz * by;
        const py = dz * bx - dx * bz;
        const pz = dx * by - dy * bx;
        const turn = ax * px + ay * py + az * pz;
        if (turn > -1e-9 && turn < 1e-9) continue;
        const inverse = 1 / turn;
        const tx = x - edges[q]!;
        const ty = y - edges[q + 1]!;
        const tz = z - edges[q + 2]!;
        const u = (tx * px + ty * py + tz * pz) * inverse;
        if (u < 0 || u > 1) continue;
        const qx = ty * az - tz * ay;
        const qy = tz * ax - tx * az;
        const qz = tx * ay - ty * ax;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const t = (bx * qx + by * qy + bz * qz) * inverse;
        if (t < OWN || t >= limit || (turn < 0 && t < OWN_BACK)) continue;
        const triangle = order[i]!;
        if (isAny && seeThrough[triangle] === 1) continue;
        limit = t;
        best = triangle;
        if (isAny) return best;
      }
    }
    met = limit;
    return best;
  }

  return {
    first: (ray, most) => cast(ray, most, false),
    isStopped: (ray, most) => cast(ray, most, true) >= 0,
    distance: () => met,
  };
}
