// The middle of the map: what stands on the fields of the parishes in view, one draw for each shape and one for all shade (instancing).
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
import {
  PER_THING,
  shapes,
  type ThingShape,
  throwsShade,
} from "../../fields/country/parishThings.ts";
import { thingTints } from "../../fields/country/thingTints.ts";
import type { Season } from "../../models/seasons.ts";
import type { MapUniforms } from "./mapUniformsScene.ts";
import { heapUp, type ThingsInView } from "./standing.ts";
import { bareTreeModel, type ThingModel, thingModels } from "./thingModels.ts";
import { LOOKS, shadeFragment, shadeVertex, thingFragment, thingVertex } from "./thingShader.ts";

/** How white snow makes it: between bare twigs most of it falls, and a bush all white would be a boulder. */
const catches = (shape: ThingShape): number => (shape === "tree" || shape === "bush" ? 0.4 : 1.1);

export type ThingsScene = {
  readonly root: Group;
  /** With as much of what stands as so many triangles show. */
  readonly fill: (standing: ThingsInView, room: number) => void;
  /** From 0, where nothing is to be seen, to 1. */
  readonly grow: (share: number) => void;
  readonly dress: (season: Season) => void;
  readonly dispose: () => void;
};

export function thingsScene(uniforms: MapUniforms): ThingsScene {
  const root = new Group();
  const grown = { value: 0 };
  const models = thingModels();
  const bare = bareTreeModel();
  const heaps = shapes.map((shape) => {
    const tints = {
      uLow: { value: Array.from({ length: LOOKS }, () => new Color()) },
      uHigh: { value: Array.from({ length: LOOKS }, () => new Color()) },
      uCaught: { value: catches(shape) },
    };
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: thingVertex,
      fragmentShader: thingFragment,
      uniforms: { ...uniforms, ...tints, uGrown: grown },
    });
    const summer = models[shape];
    const winter = shape === "tree" ? bare : summer;
    const inSummer = furnishedWith(summer);
    const inWinter = winter === summer ? inSummer : furnishedWith(winter);
    return {
      ...heapOf(material, inSummer),
      shape,
      tints,
      formIn: (season: Season) => (season === "hearth" ? inWinter : inSummer),
      // What a frame has room for is the same in each season.
      triangles: Math.max(summer.index.length, winter.index.length) / 3,
      throwsShade: throwsShade[shape],
    };
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
  const filled = heaps.map((heap) => ({
    ...heap,
    add(rows: Float32Array, at: number) {
      heap.add(rows, at);
      if (heap.throwsShade) shade.add(rows, at);
    },
  }));
  for (const { mesh } of piles) root.add(mesh);
  root.visible = false;

  return {
    root,
    fill(standing, room) {
      for (const { reset } of piles) reset();
      heapUp(filled, standing, room);
      for (const { done } of piles) done();
    },
    grow(share) {
      grown.value = share;
      root.visible = share > 0;
    },
    dress(season) {
      const tintsOf = thingTints(season);
      for (const { shape, tints, wear, formIn } of heaps) {
        wear(formIn(season));
        tintsOf[shape].forEach(([low, high], look) => {
          tints.uLow.value[look]!.set(low);
          tints.uHigh.value[look]!.set(high);
        });
      }
    },
    dispose() {
      for (const { dispose } of piles) dispose();
      plane.dispose();
    },
  };
}

type Furnish = (geometry: InstancedBufferGeometry) => void;

const furnishedWith =
  ({ position, normal, own, shares, index }: ThingModel): Furnish =>
  (geometry) => {
    geometry.setAttribute("position", new BufferAttribute(position, 3));
    geometry.setAttribute("normal", new BufferAttribute(normal, 3));
    geometry.setAttribute("own", new BufferAttribute(own, 3));
    geometry.setAttribute("shares", new BufferAttribute(shares, 4));
    geometry.setIndex(new BufferAttribute(index, 1));
  };

/** Many of one shape, in room that grows as it is needed and is kept. */
function heapOf(material: ShaderMaterial, furnished: Furnish) {
  let furnish = furnished;
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
    geometry.instanceCount = count;
    mesh.geometry = geometry;
  };
  place();
  const grow = () => {
    const larger = new Float32Array(2 * buffer.array.length);
    larger.set(buffer.array);
    buffer = new InstancedInterleavedBuffer(larger, PER_THING, 1);
    place();
  };
  return {
    mesh,
    /** Another form, in the same places. */
    wear(next: Furnish) {
      if (next === furnish) return;
      furnish = next;
      place();
    },
    reset() {
      count = 0;
    },
    /** The thing whose numbers begin there. */
    add(rows: Float32Array, at: number) {
      const first = count * PER_THING;
      if (first === buffer.array.length) grow();
      for (let nth = 0; nth < PER_THING; nth++) buffer.array[first + nth] = rows[at + nth]!;
      count += 1;
    },
    done() {
      buffer.addUpdateRange(0, count * PER_THING);
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
