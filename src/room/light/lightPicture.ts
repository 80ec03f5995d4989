// Puts together what the threads told: what nobody told anew stays, what is buried takes the light beside it, maps turn soft (lightmap).
import { BURIED, UNSAMPLED } from "./bakeLight.ts";
import { ACROSS, type LightmapLayout, type LightmapRegion } from "./layout.ts";
import { packed, unpack } from "./sharedExponent.ts";

export type LightPicture = {
  readonly layout: LightmapLayout;
  /** As it was told. */
  readonly told: Uint32Array;
  /** As it is shown. */
  readonly dots: Uint32Array<ArrayBuffer>;
};

/** How the corners of a thing share points, and which corners make triangles. */
export type Bound = {
  readonly of: Uint16Array;
  readonly index: Uint32Array;
  readonly points: number;
};

/** `boundOf` is asked for each thing by its name. */
export function lightPicture(
  before: LightPicture | null,
  layout: LightmapLayout,
  tellings: readonly Uint32Array[],
  boundOf: (id: string) => Bound | null,
): LightPicture {
  const told = before ? carried(before, layout, boundOf) : new Uint32Array(layout.dots);
  for (const telling of tellings)
    for (let i = 0; i < telling.length; i++) if (telling[i] !== UNSAMPLED) told[i] = telling[i]!;
  const dots = told.slice();
  for (const region of Object.values(layout.planes)) blur(dots, region);
  for (const [id, first] of layout.runs) {
    const bound = boundOf(id);
    if (bound) unbury(dots, first, bound);
  }
  return { layout, told, dots };
}

/** What was told of things that are still there, where it lies now; of maps only where they are as large. */
function carried(
  { layout: from, told }: LightPicture,
  to: LightmapLayout,
  boundOf: (id: string) => Bound | null,
): Uint32Array {
  const next = new Uint32Array(to.dots);
  for (const [plane, { x, y, wide, high }] of Object.entries(to.planes)) {
    const was = from.planes[plane as keyof LightmapLayout["planes"]];
    if (was.wide !== wide || was.high !== high) continue;
    for (let j = 0; j < high; j++) {
      const start = (was.y + j) * ACROSS + was.x;
      next.set(told.subarray(start, start + wide), (y + j) * ACROSS + x);
    }
  }
  for (const [id, first] of to.runs) {
    const start = from.runs.get(id);
    const points = boundOf(id)?.points ?? 0;
    if (start !== undefined) next.set(told.subarray(start, start + points), first);
  }
  return next;
}

const PASSES = 2;

/** A tent three dots wide, twice: few rays leave no spots, and the shade of a foot no edge. */
function blur(dots: Uint32Array, { x, y, wide, high }: LightmapRegion): void {
  let light = new Float32Array(wide * high * 3);
  for (let j = 0; j < high; j++)
    for (let i = 0; i < wide; i++)
      unpack(dots[(y + j) * ACROSS + x + i]!, light, (j * wide + i) * 3);
  for (let pass = 0; pass < PASSES; pass++)
    light = softened(softened(light, wide, high, 3, wide * 3), high, wide, wide * 3, 3);
  for (let j = 0; j < high; j++)
    for (let i = 0; i < wide; i++) {
      const k = (j * wide + i) * 3;
      dots[(y + j) * ACROSS + x + i] = packed(light[k]!, light[k + 1]!, light[k + 2]!);
    }
}

/** Along lines of `long` dots that lie `step` numbers apart. */
function softened(
  light: Float32Array,
  long: number,
  lines: number,
  step: number,
  line: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(light.length);
  for (let j = 0; j < lines; j++)
    for (let i = 0; i < long; i++) {
      const at = j * line + i * step;
      const before = i > 0 ? at - step : at;
      const after = i + 1 < long ? at + step : at;
      for (let k = 0; k < 3; k++)
        out[at + k] = (light[before + k]! + 2 * light[at + k]! + light[after + k]!) / 4;
    }
  return out;
}

const ROUNDS = 3;

/** A point inside of another part sees nothing: it is lit as the corners beside it are. */
function unbury(dots: Uint32Array, first: number, { of, index, points }: Bound): void {
  let isAny = false;
  for (let i = 0; i < points && !isAny; i++) isAny = dots[first + i] === BURIED;
  if (!isAny) return;
  const light = new Float32Array(3);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float32Array(points * 4);
    for (let i = 0; i < index.length; i++) {
      const corner = of[index[i]!]!;
      if (dots[first + corner] !== BURIED) continue;
      const triangle = i - (i % 3);
      for (let k = 0; k < 3; k++) {
        const other = dots[first + of[index[triangle + k]!]!]!;
        if (other === BURIED) continue;
        unpack(other, light, 0);
        for (let c = 0; c < 3; c++) sums[corner * 4 + c]! += light[c]!;
        sums[corner * 4 + 3]! += 1;
      }
    }
    for (let i = 0; i < points; i++) {
      const [at, times] = [i * 4, sums[i * 4 + 3]!];
      if (times > 0)
        dots[first + i] = packed(sums[at]! / times, sums[at + 1]! / times, sums[at + 2]! / times);
    }
  }
}
