// The plants of a farm as one mesh, made of those of each plot, so that a gesture builds its own plots only.
import type { PlotPlace } from "../../../fields/diorama/plots.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { PlantSpot } from "./spots.ts";

/** Plants stand on the earth of their bed. */
export const EARTH = 0.13;

/** Another sowing of a plot stands a little otherwise. */
export const plantSeed = (whim: number, plot: number, { n }: { readonly n: number }): number =>
  (whim % 9_973) + 101 * plot + 17 * n;

/** The plants of a plot in their places; `built` is a plant at the origin for each variant. */
export function plantsOnPlot(
  plot: PlotPlace,
  spots: readonly PlantSpot[],
  built: readonly Triangles[],
): Triangles {
  const all = spots.map((spot) => ({ spot, from: built[spot.variant % built.length]! }));
  const made = roomFor(all.map(({ from }) => from));
  let [at, corner] = [0, 0];
  for (const { spot, from } of all) {
    const [ax, az] = plot.axis;
    const x = plot.x + ax * spot.along - az * spot.across;
    const z = plot.z + az * spot.along + ax * spot.across;
    const angle = plot.turn + spot.angle;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const { position, normal, index } = from;
    for (let i = 0; i < position.length; i += 3) {
      const [px, pz] = [position[i]! * spot.size, position[i + 2]! * spot.size];
      made.position[at + i] = x + px * cos + pz * sin;
      made.position[at + i + 1] = plot.y + EARTH + position[i + 1]! * spot.size;
      made.position[at + i + 2] = z + pz * cos - px * sin;
      const [nx, nz] = [normal[i]!, normal[i + 2]!];
      made.normal[at + i] = nx * cos + nz * sin;
      made.normal[at + i + 1] = normal[i + 1]!;
      made.normal[at + i + 2] = nz * cos - nx * sin;
    }
    made.color.set(from.color, at);
    for (let i = 0; i < index.length; i++) made.index[corner + i] = index[i]! + at / 3;
    at += position.length;
    corner += index.length;
  }
  return made;
}

/** All as one: a draw is dear, a copy is not. */
export function mergeTriangles(all: readonly Triangles[]): Triangles {
  const made = roomFor(all);
  let [at, corner] = [0, 0];
  for (const { position, normal, color, index } of all) {
    made.position.set(position, at);
    made.normal.set(normal, at);
    made.color.set(color, at);
    for (let i = 0; i < index.length; i++) made.index[corner + i] = index[i]! + at / 3;
    at += position.length;
    corner += index.length;
  }
  return made;
}

function roomFor(all: readonly Triangles[]): Triangles {
  const length = all.reduce((sum, { position }) => sum + position.length, 0);
  return {
    position: new Float32Array(length),
    normal: new Float32Array(length),
    color: new Float32Array(length),
    index: new Uint32Array(all.reduce((sum, { index }) => sum + index.length, 0)),
  };
}
