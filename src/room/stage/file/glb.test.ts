// A room leaves as glTF 2.0: sound from its first byte to its last.
import { expect, test } from "vitest";
import site from "../../../../site.config.ts";
import { shapeOf } from "../../shapes/shapeOf.ts";
import type { FiledPicture } from "./filed.ts";
import { glbOf } from "./glb.ts";

type Json = {
  asset: { version: string; generator: string };
  nodes: { mesh: number; name: string }[];
  meshes: {
    primitives: { attributes: Record<string, number>; indices: number; material: number }[];
  }[];
  accessors: {
    bufferView: number;
    componentType: number;
    count: number;
    type: "SCALAR" | "VEC2" | "VEC3";
    min?: number[];
    max?: number[];
  }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
  buffers: { byteLength: number }[];
  images?: { bufferView: number; mimeType: string }[];
};

function read(file: Uint8Array<ArrayBuffer>) {
  const view = new DataView(file.buffer);
  const word = (at: number) => view.getUint32(at, true);
  expect([word(0), word(4), word(8)]).toEqual([0x46546c67, 2, file.length]);
  const length = word(12);
  expect(length % 4).toBe(0);
  const json: Json = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length)));
  const start = 28 + length;
  return { json, data: file.subarray(start, start + word(20 + length)), view };
}

const table = {
  key: "table",
  ...shapeOf({
    kind: "piece",
    model: "round-table",
    coat: null,
    isLit: true,
    hasPicture: false,
    isMade: false,
    detail: "lean",
  }),
};
const spot = (x: number) => ({ x, y: 0, z: 0, turn: 1 as const });

const picture: FiledPicture = {
  name: "a hen",
  position: new Float32Array([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]),
  normal: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]),
  uv: new Float32Array([0, 1, 1, 1, 1, 0, 0, 0]),
  index: new Uint32Array([0, 1, 2, 0, 2, 3]),
  image: new Uint8Array([1, 2, 3, 4, 5]),
  type: "image/jpeg",
};

test("each shape once, each thing a node, every accessor within its bytes", () => {
  const things = [0, 1, 2].map((x) => ({ name: `Table ${x}`, part: table, spot: spot(x) }));
  const { json, data } = read(glbOf({ name: "A room", things, pictures: [picture] }));
  expect(json.asset).toEqual({ version: "2.0", generator: `${site.name} room designer` });
  expect(json.nodes.map(({ name }) => name)).toEqual(["Table 0", "Table 1", "Table 2", "a hen"]);
  expect(new Set(json.nodes.slice(0, 3).map(({ mesh }) => mesh)).size).toBe(1);
  expect(json.buffers[0]!.byteLength).toBe(data.length);
  const parts = { SCALAR: 1, VEC2: 2, VEC3: 3 };
  for (const { bufferView, count, type } of json.accessors) {
    const { byteOffset, byteLength } = json.bufferViews[bufferView]!;
    expect(byteOffset % 4).toBe(0);
    expect(byteLength).toBe(count * parts[type] * 4);
    expect(byteOffset + byteLength).toBeLessThanOrEqual(data.length);
  }
  for (const { primitives } of json.meshes)
    for (const { attributes, indices } of primitives) {
      const corners = json.accessors[attributes.POSITION!]!;
      expect(corners.min).toHaveLength(3);
      const { byteOffset, byteLength } = json.bufferViews[json.accessors[indices]!.bufferView]!;
      const bytes = data.slice(byteOffset, byteOffset + byteLength);
      expect(Math.max(...new Uint32Array(bytes.buffer))).toBe(corners.count - 1);
    }
  const image = json.bufferViews[json.images![0]!.bufferView]!;
  expect([...data.slice(image.byteOffset, image.byteOffset + image.byteLength)]).toEqual([
    1, 2, 3, 4, 5,
  ]);
});

test("an empty room is a file too", () => {
  const file = glbOf({ name: "Nothing", things: [], pictures: [] });
  const length = new DataView(file.buffer).getUint32(12, true);
  expect(file.length).toBe(20 + length);
});
