// Makes one shape of the faces of a part that meet and came out in the same colour.
import type { Face } from "./face.ts";
import { loopsOf } from "./loops.ts";
import type { DepthBuffer } from "./raster.ts";
import type { Fill } from "./shading.ts";

export type Filled = { readonly face: Face; readonly fill: Fill };

/** The picture names the joined faces afterwards. */
export function joinAlike(filled: readonly Filled[], picture: DepthBuffer): Filled[] {
  const groups = new Map<string, number[]>();
  filled.forEach(({ face, fill }, id) => {
    const alone = !face.plane || fill.patches.length > 0 || fill.second !== undefined;
    const key = alone ? `${id}` : `${face.part} ${fill.fill}`;
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  });
  const joined: Filled[] = [];
  const names = new Int32Array(filled.length);
  const keep = (one: Filled, ids: readonly number[]) => {
    for (const id of ids) names[id] = joined.length;
    joined.push(one);
  };
  for (const ids of groups.values()) {
    const own = ids.map((id) => filled[id]!);
    const triangles = own.flatMap(({ face }) => face.triangles);
    const loops = ids.length > 1 ? loopsOf(triangles) : [];
    const before = own.reduce((sum, { face }) => sum + face.loops.length, 0);
    if (ids.length > 1 && loops.length < before) {
      const [{ face, fill }] = own as [Filled];
      keep({ face: { ...face, loops, triangles, plane: null }, fill }, ids);
    } else for (const id of ids) keep(filled[id]!, [id]);
  }
  const { front } = picture;
  for (let dot = 0; dot < front.length; dot++)
    if (front[dot]! >= 0) front[dot] = names[front[dot]!]!;
  return joined;
}
