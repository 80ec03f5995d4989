// The far map: ground and sea in one draw, the rivers in another, and the marks on one's own fields in a third.
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  GLSL3,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  Vector2,
} from "three";
import type { CountryData } from "./countryData.ts";
import { groundFragment, groundVertex, riverFragment, riverVertex } from "./groundShader.ts";
import type { MapUniforms } from "./mapUniformsScene.ts";
import { markFragment, markVertex } from "./thingShader.ts";

type Mark = { readonly x: number; readonly z: number; readonly isChosen: boolean };

export type GroundScene = {
  readonly root: Group;
  /** Only rivers of this strip of the country are drawn. */
  readonly look: (north: number, south: number) => void;
  readonly mark: (marks: readonly Mark[]) => void;
  /** The canvas in CSS pixels. */
  readonly resize: (width: number, height: number) => void;
  readonly dispose: () => void;
};

/** No stretch of a river is longer, in steps. */
const STRETCH = 1;

/** How many of these, which grow, are less. */
function countBefore(growing: Float32Array, limit: number): number {
  let [low, high] = [0, growing.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (growing[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function groundScene({ rivers }: CountryData, uniforms: MapUniforms): GroundScene {
  const root = new Group();
  const made: { dispose: () => void }[] = [];
  const put = (geometry: BufferGeometry, material: ShaderMaterial, order: number) => {
    const mesh = new Mesh(geometry, material);
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    root.add(mesh);
    made.push(geometry, material);
    return mesh;
  };
  const onGround = (vertexShader: string, fragmentShader: string) =>
    new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader,
      fragmentShader,
      uniforms,
      // A river runs any way: what is its left bank is its right one upstream.
      side: DoubleSide,
      depthTest: false,
      depthWrite: false,
    });
  put(new PlaneGeometry(2, 2), onGround(groundVertex, groundFragment), -3);

  const water = new BufferGeometry();
  water.setAttribute("aPlace", new BufferAttribute(rivers.corners, 3));
  water.setIndex(new BufferAttribute(rivers.index, 1));
  put(water, onGround(riverVertex, riverFragment), -2);

  const plane = new PlaneGeometry(2, 2);
  made.push(plane);
  const dots = { value: new Vector2() };
  const paint = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: markVertex,
    fragmentShader: markFragment,
    uniforms: { uScale: uniforms.uScale, uDots: dots },
    depthTest: false,
    depthWrite: false,
    transparent: true,
  });
  const marks = put(new InstancedBufferGeometry(), paint, 3);
  marks.visible = false;

  const perStretch = rivers.index.length / Math.max(rivers.south.length, 1);

  return {
    root,
    look(north, south) {
      const first = countBefore(rivers.south, north - STRETCH);
      const count = countBefore(rivers.south, south + STRETCH) - first;
      water.setDrawRange(first * perStretch, count * perStretch);
    },
    mark(all) {
      marks.visible = all.length > 0;
      marks.geometry.dispose();
      const geometry = new InstancedBufferGeometry();
      geometry.index = plane.index;
      geometry.setAttribute("position", plane.getAttribute("position"));
      const rows = all.flatMap(({ x, z, isChosen }) => [x, z, isChosen ? 1 : 0]);
      geometry.setAttribute("aMark", new InstancedBufferAttribute(new Float32Array(rows), 3));
      geometry.instanceCount = all.length;
      marks.geometry = geometry;
    },
    resize: (width, height) => void dots.value.set(2 / width, 2 / height),
    dispose() {
      marks.geometry.dispose();
      for (const one of made) one.dispose();
    },
  };
}
