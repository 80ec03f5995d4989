// The animals of a live field: each a mesh in its place, which moves by itself above its feet.
import { Group, type Material, Mesh } from "three";
import { trianglesGeometry } from "../../scene/renderer/geometry.ts";
import { grazeAt } from "./graze.ts";
import type { FieldMesh } from "./landBuilder.ts";

export type HerdScene = {
  readonly root: Group;
  readonly show: (herd: NonNullable<FieldMesh["herd"]>) => void;
  /** In seconds; as they were modelled for null. */
  readonly graze: (seconds: number | null) => void;
};

export function herdScene(hide: Material): HerdScene {
  const root = new Group();
  let meshes: Mesh[] = [];

  return {
    root,
    show(herd) {
      for (const { geometry } of meshes) geometry.dispose();
      root.clear();
      meshes = herd.map(({ solid, at, heading, size }) => {
        const mesh = new Mesh(trianglesGeometry(solid), hide);
        // Its shadow is drawn with all others, and stays as it was then.
        mesh.castShadow = mesh.receiveShadow = true;
        mesh.matrixAutoUpdate = false;
        const place = new Group();
        place.position.set(...at);
        place.rotation.y = heading;
        place.scale.setScalar(size);
        place.add(mesh);
        root.add(place);
        return mesh;
      });
    },
    graze(seconds) {
      for (const mesh of meshes) {
        const { x, y, z } = mesh.parent!.position;
        if (seconds === null) mesh.matrix.identity();
        else {
          const { height, width, forward } = grazeAt(seconds, [x, y, z]);
          mesh.matrix.set(width, forward, 0, 0, 0, height, 0, 0, 0, 0, width, 0, 0, 0, 0, 1);
        }
        mesh.matrixWorldNeedsUpdate = true;
      }
    },
  };
}
