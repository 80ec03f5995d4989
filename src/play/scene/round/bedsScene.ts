// The beds of a farm in the round: earth that is dry or moist plot by plot, and the plants that stand there as one mesh, which a gust bends (vertex animation).
import { BufferAttribute, Group, Mesh, MeshLambertMaterial } from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import { trianglesGeometry } from "../../../scene/renderer/geometry.ts";
import type { Earths } from "../land/farmBuilder.ts";
import { type Bend, bends } from "../plants/gust.ts";
import { mergeTriangles } from "../plants/plantMesh.ts";

export type BedsScene = {
  readonly root: Group;
  /** All of it dry, until it is told otherwise. */
  readonly till: (earth: Earths) => void;
  /** Colours the earth of one plot. */
  readonly wet: (plot: number, isMoist: boolean) => void;
  readonly plant: (all: readonly Triangles[]) => void;
  readonly bend: (bend: Bend) => void;
  readonly dispose: () => void;
};

/** It runs along the beds. Shadows stay: what is bent is bent by little, and not for long. */
const bent = /* glsl */ `#include <begin_vertex>
transformed.xz += uReach * bend * sin(uTurn - 1.3 * (position.x + position.z)) * vec2(1.0, -0.5);`;

export function bedsScene(): BedsScene {
  const root = new Group();
  const material = new MeshLambertMaterial({ vertexColors: true });
  const green = new MeshLambertMaterial({ vertexColors: true });
  const uniforms = { uTurn: { value: 0 }, uReach: { value: 0 } };
  green.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = `attribute float bend;\nuniform float uTurn, uReach;\n${shader.vertexShader.replace("#include <begin_vertex>", bent)}`;
  };
  const meshOf = (of: MeshLambertMaterial) => {
    const mesh = new Mesh(undefined, of);
    mesh.frustumCulled = false;
    mesh.receiveShadow = true;
    mesh.visible = false;
    root.add(mesh);
    return mesh;
  };
  const [ground, plants] = [meshOf(material), meshOf(green)];
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
    plant(all) {
      fill(plants, mergeTriangles(all));
      plants.geometry.setAttribute("bend", new BufferAttribute(bends(all), 1));
    },
    bend({ turn, reach }) {
      [uniforms.uTurn.value, uniforms.uReach.value] = [turn, reach];
    },
    dispose() {
      for (const one of [material, green, ground.geometry, plants.geometry]) one.dispose();
    },
  };
}
