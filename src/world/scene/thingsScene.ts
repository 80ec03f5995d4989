// The middle of the map: what stands on the fields of the parishes in view, one draw for each shape and one for all shade.
import {
  BufferAttribute,
  Color,
  GLSL3,
  Group,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from "three";
import type { Season } from "../../models/seasons.ts";
import type { Circle } from "../view/circleInView.ts";
import type { MapUniforms } from "./mapUniformsScene.ts";
import { PER_THING, type Shape, shapes, type Things, thingsWithin } from "./parishThings.ts";
import { thingModels } from "./thingModels.ts";
import { LOOKS, shadeFragment, shadeVertex, thingFragment, thingVertex } from "./thingShader.ts";
import { tintsIn } from "./thingTints.ts";

/** Of a frame, with the ground below and what else is drawn. */
const MOST_TRIANGLES = 118_000;
/** Crops lie flat. */
const throwsShade: Record<Shape, boolean> = {
  house: true,
  tree: true,
  fir: true,
  bush: true,
  strips: false,
  small: true,
};

export type ThingsScene = {
  readonly root: Group;
  /** What stands in the parishes in view, null while it is not known; of it only what lies in the circle. */
  readonly fill: (parishes: readonly (Things | null)[], within: Circle | null) => void;
  /** From 0, where nothing is to be seen, to 1. */
  readonly grow: (share: number) => void;
  readonly dress: (season: Season) => void;
  readonly dispose: () => void;
};

export function thingsScene(uniforms: MapUniforms): ThingsScene {
  const root = new Group();
  const grown = { value: 0 };
  const models = thingModels();
  const heaps = shapes.map((shape) => {
    const { position, normal, own, shares, index } = models[shape];
    const tints = {
      uLow: { value: Array.from({ length: LOOKS }, () => new Color()) },
      uHigh: { value: Array.from({ length: LOOKS }, () => new Color()) },
    };
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: thingVertex,
      fragmentShader: thingFragment,
      uniforms: { ...uniforms, ...tints, uGrown: grown },
    });
    const heap = heapOf(material, (geometry) => {
      geometry.setAttribute("position", new BufferAttribute(position, 3));
      geometry.setAttribute("normal", new BufferAttribute(normal, 3));
      geometry.setAttribute("own", new BufferAttribute(own, 3));
      geometry.setAttribute("shares", new BufferAttribute(shares, 4));
      geometry.setIndex(new BufferAttribute(index, 1));
    });
    return { ...heap, shape, tints, triangles: index.length / 3 };
  });
  const plane = new PlaneGeometry(2, 2);
  const shade = heapOf(
    new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: shadeVertex,
      fragmentShader: shadeFragment,
      uniforms: { ...uniforms, uGrown: grown },
      transparent: true,
      depthWrite: false,
    }),
    (geometry) => {
      geometry.index = plane.index;
      geometry.setAttribute("position", plane.getAttribute("position"));
    },
  );
  const piles = [...heaps, shade];
  for (const { mesh } of piles) root.add(mesh);
  root.visible = false;

  return {
    root,
    fill(all, within) {
      const parishes = within ? all.map((things) => things && thingsWithin(things, within)) : all;
      let [wanted, shaded] = [0, 0];
      for (const { shape, triangles } of heaps)
        for (const things of parishes) {
          const count = (things?.[shape].length ?? 0) / PER_THING;
          wanted += count * (triangles + (throwsShade[shape] ? 2 : 0));
          if (throwsShade[shape]) shaded += count;
        }
      const share = Math.min(1, MOST_TRIANGLES / Math.max(wanted, 1));
      for (const { reset } of heaps) reset();
      shade.reset(shaded);
      for (const things of parishes)
        if (things)
          for (const { shape, add } of heaps) {
            const count = Math.floor((things[shape].length / PER_THING) * share);
            add(things[shape], count);
            if (throwsShade[shape]) shade.add(things[shape], count);
          }
      for (const { done } of piles) done();
    },
    grow(share) {
      grown.value = share;
      root.visible = share > 0;
    },
    dress(season) {
      for (const { shape, tints } of heaps)
        tintsIn(season)[shape].forEach(([low, high], look) => {
          tints.uLow.value[look]!.set(low);
          tints.uHigh.value[look]!.set(high);
        });
    },
    dispose() {
      for (const { dispose } of piles) dispose();
      plane.dispose();
    },
  };
}

/** Many of one shape, in room that grows as it is needed and is kept. */
function heapOf(material: ShaderMaterial, furnish: (geometry: InstancedBufferGeometry) => void) {
  let buffer = new InstancedInterleavedBuffer(new Float32Array(512 * PER_THING), PER_THING, 1);
  let count = 0;
  const mesh = new Mesh(new InstancedBufferGeometry(), material);
  mesh.frustumCulled = false;
  const place = () => {
    mesh.geometry.dispose();
    const geometry = new InstancedBufferGeometry();
    furnish(geometry);
    geometry.setAttribute("aPlace", new InterleavedBufferAttribute(buffer, 4, 0));
    geometry.setAttribute("aField", new InterleavedBufferAttribute(buffer, 3, 4));
    mesh.geometry = geometry;
  };
  place();
  const room = (wanted: number) => {
    if (wanted * PER_THING <= buffer.array.length) return;
    const kept = buffer.array as Float32Array;
    const larger = new Float32Array(2 ** Math.ceil(Math.log2(wanted)) * PER_THING);
    larger.set(kept);
    buffer = new InstancedInterleavedBuffer(larger, PER_THING, 1);
    place();
  };
  return {
    mesh,
    reset(wanted = 0) {
      count = 0;
      room(wanted);
    },
    add(rows: Float32Array, several: number) {
      room(count + several);
      // Copied one by one: a part of an array would be one more for each parish and shape.
      const first = count * PER_THING;
      for (let at = 0; at < several * PER_THING; at++) buffer.array[first + at] = rows[at]!;
      count += several;
    },
    done() {
      buffer.needsUpdate = true;
      (mesh.geometry as InstancedBufferGeometry).instanceCount = count;
      mesh.visible = count > 0;
    },
    dispose() {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}
