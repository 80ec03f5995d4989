// The beds of a farm in the round: earth that is dry or moist plot by plot, and the plants that stand there as one mesh.
import { type BufferAttribute, Group, Mesh, MeshLambertMaterial } from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import { trianglesGeometry } from "../../../scene/renderer/geometry.ts";
import type { Earths } from "../land/farmBuilder.ts";
import { joined } from "../plants/plantMesh.ts";

export type BedsScene = {
  readonly root: Group;
  /** All of it dry, until it is told otherwise. */
  readonly till: (earth: Earths) => void;
  /** Colours the earth of one plot. */
  readonly wet: (plot: number, isMoist: boolean) => void;
  readonly plant: (all: readonly Triangles[]) => void;
  readonly dispose: () => void;
};

export function bedsScene(): BedsScene {
  const root = new Group();
  const material = new MeshLambertMaterial({ vertexColors: true });
  const meshOf = () => {
    const mesh = new Mesh(undefined, material);
    mesh.frustumCulled = false;
    mesh.receiveShadow = true;
    mesh.visible = false;
    root.add(mesh);
    return mesh;
  };
  const [ground, plants] = [meshOf(), meshOf()];
  plants.castShadow = true;
  let earths: Earths | null = null;
  const fill = (mesh: Mesh, triangles: Triangles) => {
    mesh.geometry.dispose();
    mesh.geometry = trianglesGeometry(triangles);
    mesh.visible = triangles.index.length > 0;
  };

  return {
    root,
    till(next) {
      earths = next;
      fill(ground, { ...next.dry, color: next.dry.color.slice() });
    },
    wet(plot, isMoist) {
      if (!earths) return;
      const { dry, moist, begins } = earths;
      const [from, to] = [3 * begins[plot]!, 3 * begins[plot + 1]!];
      const color = ground.geometry.getAttribute("color") as BufferAttribute;
      color.array.set((isMoist ? moist : dry.color).subarray(from, to), from);
      color.addUpdateRange(from, to - from);
      color.needsUpdate = true;
    },
    plant: (all) => fill(plants, joined(all)),
    dispose() {
      for (const one of [material, ground.geometry, plants.geometry]) one.dispose();
    },
  };
}
