// Finds parts that hardly stand out of another one, like a stripe on a rug: one face shows all of them.
import { addCorner, addTriangle, emptyMesh, type Mesh } from "../meshes/mesh.ts";
import type { BoxPart, SlabPart } from "../parts.ts";
import { add, rotate, type Vec } from "../pose.ts";
import { isInCore, type SolidCore } from "./covers.ts";

type Face = { readonly normal: Vec; readonly corners: readonly Vec[]; readonly depth: number };

function facesOf(part: BoxPart | SlabPart): Face[] {
  if (part.shape === "slab") return slabFaces(part);
  return [0, 1, 2].flatMap((axis) =>
    [1, -1].map((sign): Face => {
      const at = (a: number, b: number) => {
        const p = [0, 0, 0];
        p[axis] = sign;
        p[(axis + 1) % 3] = a;
        p[(axis + 2) % 3] = b;
        return p.map((v, k) => (v * part.size[k]!) / 2) as unknown as Vec;
      };
      const normal = [0, 0, 0];
      normal[axis] = sign;
      return {
        normal: normal as unknown as Vec,
        corners: [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)],
        depth: part.size[axis]!,
      };
    }),
  );
}

function slabFaces({ outline, depth }: SlabPart): Face[] {
  const z = depth / 2;
  const caps = [1, -1].map(
    (sign): Face => ({
      normal: [0, 0, sign],
      corners: outline.map(([x, y]): Vec => [x, y, sign * z]),
      depth,
    }),
  );
  const rim = outline.map(([ax, ay], i): Face => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return {
      normal: [(by - ay) / length, (ax - bx) / length, 0],
      corners: [
        [ax, ay, z],
        [bx, by, z],
        [bx, by, -z],
        [ax, ay, -z],
      ],
      depth: Infinity,
    };
  });
  return outline.length > 6 ? caps : [...caps, ...rim];
}

/** Tells for any tolerance the one face that shows, or null where more of the part does. */
export function flushFace(
  part: BoxPart | SlabPart,
  near: readonly SolidCore[],
): (tolerance: number) => Mesh | null {
  if (near.length === 0) return () => null;
  const faces = facesOf(part);
  const known = faces.map((face) => ({
    ...face,
    inward: rotate(part.pose, [-face.normal[0], -face.normal[1], -face.normal[2]]),
    places: face.corners.map((at) => add(part.at, rotate(part.pose, at))),
    others: faces
      .flatMap(({ corners }) => corners)
      .filter((at) => !face.corners.some((own) => own.every((v, k) => v === at[k])))
      .map((at) => add(part.at, rotate(part.pose, at))),
  }));
  return (tolerance) => {
    for (const { normal, corners, depth, inward, places, others } of known) {
      const back = Math.min(tolerance, depth);
      const [dx, dy, dz] = [inward[0] * back, inward[1] * back, inward[2] * back];
      const holds = (cover: SolidCore) =>
        places.every(([x, y, z]) => isInCore(cover, x + dx, y + dy, z + dz)) &&
        others.every(([x, y, z]) => isInCore(cover, x, y, z));
      if (near.some(holds)) return fan(corners, normal);
    }
    return null;
  };
}

function fan(corners: readonly Vec[], normal: Vec): Mesh {
  const mesh = emptyMesh();
  const ids = corners.map((at) => addCorner(mesh, at, normal));
  for (let i = 1; i + 1 < ids.length; i++) addTriangle(mesh, ids[0]!, ids[i]!, ids[i + 1]!);
  return mesh;
}
