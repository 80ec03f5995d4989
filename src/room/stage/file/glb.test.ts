// A room leaves as glTF 2.0: sound from its first byte to its last.
import { describe, expect, test } from "vitest";
import site from "../../../../site.config.ts";
import { linear } from "../../../models/colour.ts";
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
  samplers?: object[];
  materials: { pbrMetallicRoughness: { baseColorTexture?: object } }[];
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

const piece = (model: string, coat: string | null = null) => ({
  key: `${model} ${coat}`,
  ...shapeOf({
    kind: "piece",
    model,
    coat,
    isLit: true,
    hasPicture: false,
    isMade: false,
    detail: "lean",
  }),
});
const table = piece("round-table");
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

/** In the place of a PNG, the dots as they are. */
const paint = async (_side: number, dots: Uint8ClampedArray<ArrayBuffer>) =>
  new Uint8Array(dots.buffer);

describe("glb", () => {
  test("each shape once, each thing a node, every accessor within its bytes", async () => {
    const things = [0, 1, 2].map((x) => ({ name: `Table ${x}`, part: table, spot: spot(x) }));
    const { json, data } = read(
      await glbOf({ name: "A room", things, pictures: [picture] }, paint),
    );
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

  test("each corner faces somewhere: what checks such files refuses others", async () => {
    const models = ["alarm-clock", "play-tent", "twin-sconce"];
    const things = models.map((model) => ({ name: model, part: piece(model), spot: spot(0) }));
    const file = read(await glbOf({ name: "A room", things, pictures: [] }, paint));
    for (const { attributes } of file.json.meshes.flatMap(({ primitives }) => primitives)) {
      const all = colours(file, attributes.NORMAL!);
      for (let i = 0; i < all.length; i += 3)
        expect(Math.hypot(all[i]!, all[i + 1]!, all[i + 2]!)).toBeCloseTo(1, 3);
    }
  });

  function colours({ json, data }: ReturnType<typeof read>, at: number): Float32Array {
    const { byteOffset, byteLength } = json.bufferViews[json.accessors[at]!.bufferView]!;
    return new Float32Array(data.slice(byteOffset, byteOffset + byteLength).buffer);
  }

  test("a part has its own colour in the file too", async () => {
    const chair = (coat: string | null) => [
      { name: "Chair", part: piece("sofa", coat), spot: spot(0) },
    ];
    const coloursIn = async (coat: string | null) => {
      const file = read(await glbOf({ name: "A room", things: chair(coat), pictures: [] }, paint));
      const { attributes } = file.json.meshes[0]!.primitives[0]!;
      const found = new Set<string>();
      const all = colours(file, attributes.COLOR_0!);
      for (let i = 0; i < all.length; i += 3)
        found.add([...all.subarray(i, i + 3)].map((value) => value.toFixed(3)).join());
      return found;
    };
    const [made, tinted] = [await coloursIn(null), await coloursIn("denim.light:plum")];
    const plum = linear("#8a6284")
      .map((value) => value.toFixed(3))
      .join();
    expect([made.has(plum), tinted.has(plum)]).toEqual([false, true]);
  });

  test("printed cloth is a picture that goes on for ever, times the colours of its corners", async () => {
    const things = [
      { name: "Striped", part: piece("sofa", "moss.whole_stripe"), spot: spot(0) },
      { name: "Dotted", part: piece("wing-armchair", "oat.whole_dots"), spot: spot(3) },
      { name: "Plain", part: table, spot: spot(6) },
    ];
    const file = read(await glbOf({ name: "A room", things, pictures: [] }, paint));
    const { json, data } = file;
    expect(json.samplers).toEqual([
      { magFilter: 9729, minFilter: 9987, wrapS: 10497, wrapT: 10497 },
    ]);
    const printedIn = (mesh: number) =>
      json.meshes[mesh]!.primitives.filter(({ attributes }) => attributes.TEXCOORD_0 !== undefined);
    expect(json.nodes.map(({ mesh }) => printedIn(mesh).length > 0)).toEqual([true, true, false]);
    for (const { mesh } of json.nodes)
      for (const { attributes, material } of json.meshes[mesh]!.primitives) {
        const all = colours(file, attributes.COLOR_0!);
        expect(all.every((value) => value >= 0 && value <= 1)).toBe(true);
        const { baseColorTexture } = json.materials[material]!.pbrMetallicRoughness;
        expect(baseColorTexture !== undefined).toBe(attributes.TEXCOORD_0 !== undefined);
      }
    // White where a corner has the tone itself, less of each colour where it is the other's.
    const [first] = json.images!;
    const { byteOffset, byteLength } = json.bufferViews[first!.bufferView]!;
    const dots = data.slice(byteOffset, byteOffset + byteLength);
    const seen = new Set<string>();
    for (let i = 0; i < dots.length; i += 4) seen.add(dots.slice(i, i + 3).join());
    expect(seen).toContain("255,255,255");
    expect(seen.size).toBeGreaterThan(1);
  });

  test("an empty room is a file too", async () => {
    const file = await glbOf({ name: "Nothing", things: [], pictures: [] }, paint);
    const length = new DataView(file.buffer).getUint32(12, true);
    expect(file.length).toBe(20 + length);
  });
});
