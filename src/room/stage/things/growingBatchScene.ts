// Any number of things of any number of shapes in one draw call: a batch that grows as it is filled.
import { BatchedMesh, type Color, type Material, type Matrix4 } from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import { trianglesGeometry } from "../../../scene/renderer/geometry.ts";

const FIRST = { things: 64, corners: 16384, indices: 32768 } as const;

export type GrowingBatch = {
  readonly mesh: BatchedMesh;
  readonly add: (key: string, shape: Triangles, matrix: Matrix4) => number;
  readonly move: (at: number, matrix: Matrix4) => void;
  readonly tint: (at: number, colour: Color) => void;
  readonly drop: (at: number) => void;
  readonly dispose: () => void;
};

export function growingBatch(material: Material): GrowingBatch {
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

  function shapeId(key: string, shape: Triangles): number {
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
    const id = mesh.addGeometry(trianglesGeometry(shape));
    shapes.set(key, id);
    return id;
  }

  return {
    mesh,
    add(key, shape, matrix) {
      const id = shapeId(key, shape);
      if (used.things === room.things) {
        room = { ...room, things: room.things * 2 };
        mesh.setInstanceCount(room.things);
      }
      const at = mesh.addInstance(id);
      used = { ...used, things: used.things + 1 };
      mesh.setMatrixAt(at, matrix);
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
    drop(at) {
      mesh.deleteInstance(at);
      used = { ...used, things: used.things - 1 };
      changed();
    },
    dispose: () => mesh.dispose(),
  };
}
