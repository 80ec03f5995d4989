// Writes a room as a binary glTF 2.0 file: each shape once, each thing a node that uses it.
import site from "../../../../site.config.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import type { FiledPart, FiledRoom } from "./filed.ts";
import type { PaintPng } from "./paintPng.ts";
import { clothDots, clothOf, type PrintedCloth, SQUARE_DOTS } from "./printedCloth.ts";

const FLOAT = 5126;
const WHOLE = 5125;
const CORNERS = 34962;
const CORNER_NUMBERS = 34963;
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** Collects the binary part and tells where each piece of it came to lie. */
function binary() {
  const parts: { bytes: Uint8Array; at: number }[] = [];
  const views: object[] = [];
  let length = 0;
  return {
    views,
    length: () => length,
    add(data: ArrayBufferView, target?: number): number {
      const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
      parts.push({ bytes, at: length });
      views.push({
        buffer: 0,
        byteOffset: length,
        byteLength: bytes.length,
        ...(target !== undefined && { target }),
      });
      length += padded(bytes.length);
      return views.length - 1;
    },
    into(all: Uint8Array, from: number) {
      for (const { bytes, at } of parts) all.set(bytes, from + at);
    },
  };
}

function range(position: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < position.length; i++) {
    const k = i % 3;
    min[k] = Math.min(min[k]!, position[i]!);
    max[k] = Math.max(max[k]!, position[i]!);
  }
  return { min, max };
}

const matt = { baseColorFactor: [1, 1, 1, 1], metallicFactor: 0, roughnessFactor: 0.9 };

/** What is brighter than its corners may say gives them all that it has of it: the picture takes the rest back. */
const brightest = (tone: Vec): Vec => tone.map((times) => Math.max(1, times)) as unknown as Vec;

/** As they are, but those of printed cloth as bright as the brighter of its tones. */
function coloursOf({ color, print }: Triangles): Float32Array {
  if (!print) return color;
  return color.map((light, i) => Math.min(1, light * Math.max(1, print.tone[i]!)));
}

/** A pattern goes on for ever, and far away turns into its mean. */
const ENDLESS = { magFilter: 9729, minFilter: 9987, wrapS: 10497, wrapT: 10497 } as const;

export async function glbOf(
  { name, things, pictures }: FiledRoom,
  paintPng: PaintPng,
): Promise<Uint8Array<ArrayBuffer>> {
  const data = binary();
  const accessors: object[] = [];
  const meshes: object[] = [];
  const meshOf = new Map<string, number>();
  const materials: object[] = [
    { name: "matt", pbrMetallicRoughness: matt },
    { name: "glow", pbrMetallicRoughness: matt, extensions: { KHR_materials_unlit: {} } },
  ];
  const textures: object[] = [];
  const images: object[] = [];

  const accessor = (values: Float32Array, type: "VEC2" | "VEC3", more: object = {}): number => {
    const bufferView = data.add(values, CORNERS);
    const count = values.length / (type === "VEC2" ? 2 : 3);
    accessors.push({ bufferView, componentType: FLOAT, count, type, ...more });
    return accessors.length - 1;
  };
  const indices = (index: Uint32Array): number => {
    const bufferView = data.add(index, CORNER_NUMBERS);
    accessors.push({ bufferView, componentType: WHOLE, count: index.length, type: "SCALAR" });
    return accessors.length - 1;
  };
  const samplers: object[] = [];
  const cloths = new Map<string, number>();

  async function clothMaterial({ pattern, tone }: PrintedCloth): Promise<number> {
    const key = `${pattern} ${tone.map((times) => times.toFixed(3)).join(" ")}`;
    const known = cloths.get(key);
    if (known !== undefined) return known;
    const most = brightest(tone);
    const first = most.map((times) => 1 / times) as unknown as Vec;
    const second = tone.map((times, k) => times / most[k]!) as unknown as Vec;
    const image = await paintPng(SQUARE_DOTS, clothDots(pattern, first, second));
    images.push({ bufferView: data.add(image), mimeType: "image/png" });
    if (samplers.length === 0) samplers.push(ENDLESS);
    textures.push({ source: images.length - 1, sampler: 0 });
    const baseColorTexture = { index: textures.length - 1 };
    materials.push({ name: pattern, pbrMetallicRoughness: { ...matt, baseColorTexture } });
    cloths.set(key, materials.length - 1);
    return materials.length - 1;
  }
  async function primitivesOf(part: Triangles, material: number): Promise<object[]> {
    const { plain, printed } = clothOf(part);
    const attributes = {
      POSITION: accessor(part.position, "VEC3", range(part.position)),
      NORMAL: accessor(part.normal, "VEC3"),
      COLOR_0: accessor(coloursOf(part), "VEC3"),
    };
    const all: object[] =
      plain.length > 0 ? [{ attributes, indices: indices(plain), material }] : [];
    if (!part.print || printed.length === 0) return all;
    const onCloth = { ...attributes, TEXCOORD_0: accessor(part.print.at, "VEC2") };
    for (const cloth of printed) {
      const own = await clothMaterial(cloth);
      all.push({ attributes: onCloth, indices: indices(cloth.index), material: own });
    }
    return all;
  }
  async function mesh({ key, solid, glow }: FiledPart): Promise<number | null> {
    const known = meshOf.get(key);
    if (known !== undefined) return known;
    const primitives = [
      ...(solid ? await primitivesOf(solid, 0) : []),
      ...(glow ? await primitivesOf(glow, 1) : []),
    ];
    if (primitives.length === 0) return null;
    meshes.push({ name: key, primitives });
    meshOf.set(key, meshes.length - 1);
    return meshes.length - 1;
  }

  const standing: object[] = [];
  for (const { name: called, part, spot } of things) {
    const at = await mesh(part);
    if (at === null) continue;
    const { x, y, z, turn } = spot;
    const half = (turn * Math.PI) / 4;
    const rotation = [0, Math.sin(half), 0, Math.cos(half)];
    standing.push({ name: called, mesh: at, translation: [x, y, z], rotation });
  }
  const hung = pictures.map((picture) => {
    images.push({ bufferView: data.add(picture.image), mimeType: picture.type });
    textures.push({ source: images.length - 1 });
    const baseColorTexture = { index: textures.length - 1 };
    materials.push({
      name: picture.name,
      pbrMetallicRoughness: { ...matt, baseColorTexture },
      doubleSided: true,
    });
    const attributes = {
      POSITION: accessor(picture.position, "VEC3", range(picture.position)),
      NORMAL: accessor(picture.normal, "VEC3"),
      TEXCOORD_0: accessor(picture.uv, "VEC2"),
    };
    const indexed = indices(picture.index);
    const material = materials.length - 1;
    meshes.push({ name: picture.name, primitives: [{ attributes, indices: indexed, material }] });
    return { name: picture.name, mesh: meshes.length - 1 };
  });

  const all = [...standing, ...hung];
  const json = {
    asset: { version: "2.0", generator: `${site.name} room designer` },
    extensionsUsed: ["KHR_materials_unlit"],
    scene: 0,
    scenes: [{ name, ...(all.length > 0 && { nodes: all.map((_, i) => i) }) }],
    ...(all.length > 0 && { nodes: all, meshes, accessors, bufferViews: data.views }),
    ...(all.length > 0 && { buffers: [{ byteLength: data.length() }] }),
    materials,
    ...(textures.length > 0 && { textures, images }),
    ...(samplers.length > 0 && { samplers }),
  };
  return file(new TextEncoder().encode(JSON.stringify(json)), data);
}

/** The JSON is filled up with spaces, the binary part with zeros. */
function file(text: Uint8Array, data: ReturnType<typeof binary>): Uint8Array<ArrayBuffer> {
  const textLength = padded(text.length);
  const hasData = data.length() > 0;
  const total = 12 + 8 + textLength + (hasData ? 8 + data.length() : 0);
  const all = new Uint8Array(total);
  const view = new DataView(all.buffer);
  for (const [i, word] of [MAGIC, 2, total, textLength, JSON_CHUNK].entries())
    view.setUint32(4 * i, word, true);
  all.fill(0x20, 20, 20 + textLength);
  all.set(text, 20);
  if (hasData) {
    view.setUint32(20 + textLength, data.length(), true);
    view.setUint32(24 + textLength, BINARY_CHUNK, true);
    data.into(all, 28 + textLength);
  }
  return all;
}
