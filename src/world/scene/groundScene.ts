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
import type { VisibleGround } from "../view/groundInView.ts";
import type { CountryData } from "./countryData.ts";
import { groundFragment, groundVertex, riverFragment, riverVertex } from "./groundShader.ts";
import type { MapUniforms } from "./mapUniformsScene.ts";
import { riversOn } from "./riversOn.ts";
import { markFragment, markVertex } from "./thingShader.ts";

type Mark = { readonly x: number; readonly z: number; readonly isChosen: boolean };

export type GroundScene = {
  readonly root: Group;
  /** Only rivers on this piece of the country are drawn; all of them where there is none. */
  readonly fill: (within: VisibleGround | null) => void;
  readonly mark: (marks: readonly Mark[]) => void;
  /** Of a frame, with the marks. */
  readonly triangles: () => number;
  /** The canvas in CSS pixels. */
  readonly resize: (width: number, height: number) => void;
  readonly dispose: () => void;
};

/** Ground and sea, and each mark, are squares. */
const SQUARE = 2;

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
  const drawn = new BufferAttribute(rivers.index.slice(), 1);
  let count = rivers.index.length;
  water.setIndex(drawn);
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
  let marked = 0;

  return {
    root,
    fill(within) {
      count = riversOn(rivers, within, drawn.array as Uint32Array);
      drawn.addUpdateRange(0, count);
      drawn.needsUpdate = true;
      water.setDrawRange(0, count);
    },
    triangles: () => SQUARE * (1 + marked) + count / 3,
    mark(all) {
      marked = all.length;
      marks.visible = marked > 0;
      marks.geometry.dispose();
      const geometry = new InstancedBufferGeometry();
      geometry.index = plane.index;
      geometry.setAttribute("position", plane.getAttribute("position"));
      const rows = all.flatMap(({ x, z, isChosen }) => [x, z, isChosen ? 1 : 0]);
      geometry.setAttribute("aMark", new InstancedBufferAttribute(new Float32Array(rows), 3));
      geometry.instanceCount = marked;
      marks.geometry = geometry;
    },
    resize: (width, height) => void dots.value.set(2 / width, 2 / height),
    dispose() {
      marks.geometry.dispose();
      for (const one of made) one.dispose();
    },
  };
}
