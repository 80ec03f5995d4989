// Any number of things of any number of shapes in one draw call: a batch that grows as it is filled (BatchedMesh).
import {
  BatchedMesh,
  BufferAttribute,
  type Color,
  DataTexture,
  FloatType,
  type IUniform,
  type Material,
  type Matrix4,
  RGFormat,
} from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import { trianglesGeometry } from "../../../scene/renderer/geometry.ts";
import { addPrint } from "./printsScene.ts";

const FIRST = { things: 64, corners: 16384, indices: 32768 } as const;

export type GrowingBatch = {
  readonly mesh: BatchedMesh;
  /** `of` names for each corner the point that has its light; in one batch all shapes have it or none. */
  readonly add: (key: string, shape: Triangles, matrix: Matrix4, of?: Uint16Array) => number;
  readonly move: (at: number, matrix: Matrix4) => void;
  readonly tint: (at: number, colour: Color) => void;
  /** Where its light begins in the latest picture, or -1; that of the picture before is remembered. */
  readonly light: (at: number, run: number) => void;
  readonly drop: (at: number) => void;
  readonly dispose: () => void;
};

/** Two numbers to a thing, in a square. */
function runsTexture(things: number, from: Float32Array | null): DataTexture {
  const side = Math.ceil(Math.sqrt(things));
  const runs = new Float32Array(side * side * 2).fill(-1);
  if (from) runs.set(from);
  return new DataTexture(runs, side, side, RGFormat, FloatType);
}

/** `runs` is where the material reads where the light of a thing begins. */
export function growingBatch(
  material: Material,
  runs: IUniform<DataTexture | null> = { value: null },
): GrowingBatch {
  const mesh = new BatchedMesh(FIRST.things, FIRST.corners, FIRST.indices, material);
  // Sorting every frame costs more than the overdraw that it would save.
  mesh.sortObjects = false;
  // Shapes stay once they were used: there are only so many pieces, and put away is soon undone.
  const shapes = new Map<string, number>();
  let room: { things: number; corners: number; indices: number } = { ...FIRST };
  let used = { things: 0, corners: 0, indices: 0 };

  // What it takes up is worked out again when it is next looked at.
  const changed = () => {
    mesh.boundingSphere = null;
  };

  let runsNow = runsTexture(FIRST.things, null);
  runs.value = runsNow;
  const setRun = (at: number, before: number, after: number) => {
    const { data } = runsNow.image;
    (data as Float32Array).set([before, after], at * 2);
    runsNow.needsUpdate = true;
  };

  function shapeId(key: string, shape: Triangles, of: Uint16Array | undefined): number {
    const known = shapes.get(key);
    if (known !== undefined) return known;
    const corners = used.corners + shape.position.length / 3;
    const indices = used.indices + shape.index.length;
    if (corners > room.corners || indices > room.indices) {
      room = {
        things: room.things,
        corners: Math.max(room.corners * 2, corners),
        indices: Math.max(room.indices * 2, indices),
      };
      mesh.setGeometrySize(room.corners, room.indices);
    }
    used = { things: used.things, corners, indices };
    const geometry = trianglesGeometry(shape);
    if (of) {
      geometry.setAttribute("lightAt", new BufferAttribute(of, 1));
      addPrint(geometry, shape);
    }
    const id = mesh.addGeometry(geometry);
    shapes.set(key, id);
    return id;
  }

  return {
    mesh,
    add(key, shape, matrix, of) {
      const id = shapeId(key, shape, of);
      if (used.things === room.things) {
        room = { ...room, things: room.things * 2 };
        mesh.setInstanceCount(room.things);
        const grown = runsTexture(room.things, runsNow.image.data as Float32Array);
        runsNow.dispose();
        runsNow = grown;
        runs.value = runsNow;
      }
      const at = mesh.addInstance(id);
      used = { ...used, things: used.things + 1 };
      mesh.setMatrixAt(at, matrix);
      setRun(at, -1, -1);
      changed();
      return at;
    },
    move: (at, matrix) => {
      mesh.setMatrixAt(at, matrix);
      changed();
    },
    tint: (at, colour) => {
      mesh.setColorAt(at, colour);
    },
    light(at, run) {
      setRun(at, (runsNow.image.data as Float32Array)[at * 2 + 1]!, run);
    },
    drop(at) {
      mesh.deleteInstance(at);
      used = { ...used, things: used.things - 1 };
      changed();
    },
    dispose() {
      mesh.dispose();
      runsNow.dispose();
    },
  };
}
