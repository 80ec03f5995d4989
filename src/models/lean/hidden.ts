// Leaves out triangles that nobody can see: on the floor, or inside another part (hidden surface removal).
import type { Mesh } from "../meshes/mesh.ts";
import type { Part } from "../parts.ts";
import { rotate } from "../pose.ts";
import { isInCore, type SolidCore } from "./covers.ts";

/** What touches is this near. */
const TOUCHING = 0.006;
const DOWN = -0.9;
/** Where a triangle is looked at: its corners, the middles of its sides, its own middle. */
const SAMPLES = [
  [1 / 3, 1 / 3, 1 / 3],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0.5, 0.5, 0],
  [0, 0.5, 0.5],
  [0.5, 0, 0.5],
] as const;

/** The part's mesh without what is hidden. */
export function visible(
  part: Part,
  mesh: Mesh,
  near: readonly SolidCore[],
  floor: number | null,
): Mesh {
  if (near.length === 0 && floor === null) return mesh;
  const at = placesOf(part, mesh);
  const index: number[] = [];
  for (let i = 0; i < mesh.index.length; i += 3) {
    const [a, b, c] = [mesh.index[i]!, mesh.index[i + 1]!, mesh.index[i + 2]!];
    const triangle = new Triangle(at, a, b, c);
    if (floor !== null && triangle.liesOn(floor)) continue;
    // A ball bulges: its triangles are small, and more than one neighbour may share in hiding one.
    if (part.shape === "ball" ? triangle.isAmong(near) : triangle.isUnder(near)) continue;
    index.push(a, b, c);
  }
  return index.length === mesh.index.length ? mesh : compact(mesh, index);
}

/** In the frame of the whole thing. */
function placesOf({ at, pose }: Part, { position }: Mesh): Float64Array {
  const places = new Float64Array(position.length);
  for (let i = 0; i < position.length; i += 3) {
    const [x, y, z] = rotate(pose, [position[i]!, position[i + 1]!, position[i + 2]!]);
    places[i] = x + at[0];
    places[i + 1] = y + at[1];
    places[i + 2] = z + at[2];
  }
  return places;
}

class Triangle {
  readonly #at: Float64Array;
  readonly #a: number;
  readonly #b: number;
  readonly #c: number;
  readonly #x: number;
  readonly #y: number;
  readonly #z: number;

  constructor(at: Float64Array, a: number, b: number, c: number) {
    this.#at = at;
    this.#a = 3 * a;
    this.#b = 3 * b;
    this.#c = 3 * c;
    const from = (i: number, k: number) => at[3 * i + k]! - at[3 * a + k]!;
    const x = from(b, 1) * from(c, 2) - from(b, 2) * from(c, 1);
    const y = from(b, 2) * from(c, 0) - from(b, 0) * from(c, 2);
    const z = from(b, 0) * from(c, 1) - from(b, 1) * from(c, 0);
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    this.#x = x / length;
    this.#y = y / length;
    this.#z = z / length;
  }

  liesOn(floor: number): boolean {
    const at = this.#at;
    const highest = Math.max(at[this.#a + 1]!, at[this.#b + 1]!, at[this.#c + 1]!);
    return highest <= floor || (this.#y < DOWN && highest <= floor + TOUCHING);
  }

  /** Whether one cover is right before all of it. */
  isUnder(near: readonly SolidCore[]): boolean {
    return near.some((cover) => SAMPLES.every((sample) => this.#isIn(cover, sample)));
  }

  /** Whether the covers together are before all of it. */
  isAmong(near: readonly SolidCore[]): boolean {
    return SAMPLES.every((sample) => near.some((cover) => this.#isIn(cover, sample)));
  }

  #isIn(cover: SolidCore, [u, v, w]: (typeof SAMPLES)[number]): boolean {
    const at = this.#at;
    const [a, b, c] = [this.#a, this.#b, this.#c];
    return isInCore(
      cover,
      at[a]! * u + at[b]! * v + at[c]! * w + this.#x * TOUCHING,
      at[a + 1]! * u + at[b + 1]! * v + at[c + 1]! * w + this.#y * TOUCHING,
      at[a + 2]! * u + at[b + 2]! * v + at[c + 2]! * w + this.#z * TOUCHING,
    );
  }
}

/** Only the corners that triangles still use. */
function compact({ position, normal }: Mesh, index: readonly number[]): Mesh {
  const moved = new Map<number, number>();
  const out: Mesh = { position: [], normal: [], index: [] };
  for (const i of index) {
    let to = moved.get(i);
    if (to === undefined) {
      to = moved.size;
      moved.set(i, to);
      for (let k = 3 * i; k < 3 * i + 3; k++) {
        out.position.push(position[k]!);
        out.normal.push(normal[k]!);
      }
    }
    out.index.push(to);
  }
  return out;
}
