// A line round what is chosen, as wide on the screen whatever the zoom, and seen through what stands before it (outline by stencil, where others draw an inverted hull).
import {
  BufferAttribute,
  Group,
  InstancedBufferGeometry,
  Mesh,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  ReplaceStencilOp,
  Vector2,
  Vector3,
} from "three";
import type { BuiltShape } from "../../shapes/shape.ts";
import { matrixOf } from "../things/itemsScene.ts";
import type { ScenePose } from "../view/roomFrame.ts";
import { outlines } from "./marks.ts";

export type Outlined = { readonly spot: ScenePose; readonly shape: BuiltShape };

export type OutlineScene = {
  readonly root: Group;
  readonly show: (chosen: readonly Outlined[]) => void;
  readonly resize: (width: number, height: number) => void;
  readonly dispose: () => void;
};

/** More than these are told by their plates alone. */
const MOST = 40;
/** The shape is drawn once in each of these directions. */
const WAYS = 12;

const flat = { depthTest: false, depthWrite: false, transparent: true } as const;

function lineMaterial(colour: string, reach: { value: Vector2 }): MeshBasicMaterial {
  const material = new MeshBasicMaterial({
    ...flat,
    color: colour,
    toneMapped: false,
    stencilWrite: true,
    stencilRef: 1,
    stencilFunc: NotEqualStencilFunc,
  });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.reach = reach;
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nuniform vec2 reach;")
      .replace(
        "#include <project_vertex>",
        `#include <project_vertex>
        float way = float(gl_InstanceID) * ${((2 * Math.PI) / WAYS).toFixed(6)};
        gl_Position.xy += vec2(cos(way), sin(way)) * reach * gl_Position.w;`,
      );
  };
  return material;
}

type Body = { readonly position: BufferAttribute; readonly index: BufferAttribute };

/** All of them as one body, in the room. */
function merged(chosen: readonly Outlined[]): Body {
  const position: number[] = [];
  const index: number[] = [];
  const at = new Vector3();
  for (const { spot, shape } of chosen) {
    const matrix = matrixOf(spot);
    for (const part of [shape.solid, shape.glow]) {
      if (!part) continue;
      const first = position.length / 3;
      for (let i = 0; i < part.position.length; i += 3)
        position.push(...at.fromArray(part.position, i).applyMatrix4(matrix).toArray());
      for (const corner of part.index) index.push(first + corner);
    }
  }
  return {
    position: new BufferAttribute(new Float32Array(position), 3),
    index: new BufferAttribute(new Uint32Array(index), 1),
  };
}

function repeated({ position, index }: Body, times: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute("position", position);
  geometry.setIndex(index);
  geometry.instanceCount = times;
  return geometry;
}

export function outlineScene(): OutlineScene {
  const root = new Group();
  const mask = new MeshBasicMaterial({
    ...flat,
    colorWrite: false,
    stencilWrite: true,
    stencilRef: 1,
    stencilZPass: ReplaceStencilOp,
  });
  const lines = outlines.map(({ colour, wide }) => {
    const reach = { value: new Vector2() };
    return { wide, reach, material: lineMaterial(colour, reach) };
  });
  const meshes = [mask, ...lines.map(({ material }) => material)].map((material, i) => {
    const mesh = new Mesh(new InstancedBufferGeometry(), material);
    mesh.frustumCulled = false;
    mesh.renderOrder = 10 + i;
    root.add(mesh);
    return mesh;
  });
  root.visible = false;

  let latest: readonly Outlined[] = [];
  return {
    root,
    show(chosen) {
      const now = chosen.slice(0, MOST);
      const isSame =
        now.length === latest.length &&
        now.every(({ spot, shape }, i) => latest[i]!.spot === spot && latest[i]!.shape === shape);
      if (isSame) return;
      latest = now;
      root.visible = now.length > 0;
      const body = merged(now);
      for (const [i, mesh] of meshes.entries()) {
        mesh.geometry.dispose();
        mesh.geometry = repeated(body, i === 0 ? 1 : WAYS);
      }
    },
    resize(width, height) {
      for (const { reach, wide } of lines) reach.value.set((2 * wide) / width, (2 * wide) / height);
    },
    dispose() {
      for (const mesh of meshes) mesh.geometry.dispose();
      for (const { material } of [...lines, { material: mask }]) material.dispose();
    },
  };
}
