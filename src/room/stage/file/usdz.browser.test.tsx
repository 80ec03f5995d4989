// Another's reader of USDZ finds in the file what stands in the room, where it stands and in its colours.
import { type Group, Mesh, type MeshPhysicalMaterial, RepeatWrapping, Vector3 } from "three";
import { USDLoader } from "three/examples/jsm/loaders/USDLoader.js";
import { describe, expect, test } from "vitest";
import { shapeOf } from "../../shapes/shapeOf.ts";
import { paintPng } from "./canvasBytes.ts";
import type { FiledPicture, FiledRoom } from "./filed.ts";
import { usdzOf } from "./usdz.ts";

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
const picture = async (): Promise<FiledPicture> => ({
  name: "a hen",
  position: new Float32Array([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]),
  normal: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]),
  uv: new Float32Array([0, 1, 1, 1, 1, 0, 0, 0]),
  index: new Uint32Array([0, 1, 2, 0, 2, 3]),
  image: await paintPng(2, new Uint8ClampedArray(16).fill(200)),
  type: "image/png",
});

const read = async (room: FiledRoom): Promise<Group> => {
  const file = await usdzOf(room, paintPng);
  return new USDLoader().parse(file.buffer) as Group;
};
const named = (group: Group, name: string) => {
  const found = group.getObjectByName(name);
  if (!found) throw new Error(`Nothing is called ${name}`);
  return found;
};
const meshesIn = (group: { traverse: Group["traverse"] }) => {
  const all: Mesh[] = [];
  group.traverse((one) => one instanceof Mesh && all.push(one));
  return all;
};

describe("usdz", () => {
  test("things stand turned where they stood, a tenth as large, and are as they were built", async () => {
    const table = piece("round-table");
    const lamp = piece("bedside-lamp");
    const room = await read({
      name: 'Ada\'s "kitchen"\nby the sea',
      things: [
        { name: "Table", part: table, spot: { x: 2, y: 0, z: -1, turn: 1 } },
        { name: "Lamp", part: lamp, spot: { x: 2, y: 0.75, z: -1, turn: 0 } },
      ],
      pictures: [await picture()],
    });
    room.updateMatrixWorld(true);
    const at = named(room, "thing0").localToWorld(new Vector3(1, 0.5, 0));
    // A quarter to the left takes what was to the east to the north.
    expect(at.toArray().map((value) => Number(value.toFixed(3)))).toEqual([0.2, 0.05, -0.2]);

    const [solid] = meshesIn(named(room, "thing0"));
    const corners = solid!.geometry.getAttribute("position").count;
    expect((solid!.geometry.index?.count ?? corners) / 3).toBe(table.solid!.index.length / 3);
    solid!.geometry.computeBoundingBox();
    const { min, max } = solid!.geometry.boundingBox!;
    for (const [axis, name] of (["x", "y", "z"] as const).entries()) {
      const own = table.solid!.position.filter((_, i) => i % 3 === axis);
      expect(min[name]).toBeCloseTo(Math.min(...own), 3);
      expect(max[name]).toBeCloseTo(Math.max(...own), 3);
    }
    const [, shade] = meshesIn(named(room, "thing1"));
    const glowing = shade!.material as MeshPhysicalMaterial;
    expect([glowing.emissiveMap !== null, glowing.map !== null]).toEqual([true, true]);
    expect(meshesIn(room)).toHaveLength(4);
    for (const { material } of meshesIn(room))
      expect((material as MeshPhysicalMaterial).map).not.toBeNull();
  });

  /** The colours of what a mesh shows, as its picture has them at the corners of its triangles. */
  async function coloursOf({ geometry, material }: Mesh): Promise<Set<string>> {
    const { map } = material as MeshPhysicalMaterial;
    await expect.poll(() => map?.image).toBeTruthy();
    const image = map!.image as HTMLImageElement;
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    paint.drawImage(image, 0, 0);
    const uv = geometry.getAttribute("uv");
    const found = new Set<string>();
    for (let i = 0; i < uv.count; i++) {
      const x = Math.floor(uv.getX(i) * image.width);
      const y = Math.floor((1 - uv.getY(i)) * image.height);
      found.add([...paint.getImageData(x, y, 1, 1).data.subarray(0, 3)].join());
    }
    return found;
  }

  test("a part has its own colour, and printed cloth a picture that goes on for ever", async () => {
    const at = { x: 0, y: 0, z: 0, turn: 0 } as const;
    const room = await read({
      name: "Sofas",
      things: [
        { name: "Made", part: piece("sofa"), spot: at },
        { name: "Tinted", part: piece("sofa", "denim.light:plum"), spot: at },
        { name: "Striped", part: piece("sofa", "moss.whole_stripe"), spot: at },
      ],
      pictures: [],
    });
    const [made, tinted] = [
      meshesIn(named(room, "thing0"))[0]!,
      meshesIn(named(room, "thing1"))[0]!,
    ];
    // To a step of the palette, plum.
    const isPlum = (colour: string) => {
      const [r, g, b] = colour.split(",").map(Number) as [number, number, number];
      return Math.abs(r - 0x8a) < 6 && Math.abs(g - 0x62) < 6 && Math.abs(b - 0x84) < 6;
    };
    expect([...(await coloursOf(tinted))].some(isPlum)).toBe(true);
    expect([...(await coloursOf(made))].some(isPlum)).toBe(false);

    const striped = meshesIn(named(room, "thing2"));
    const triangles = (meshes: readonly Mesh[]) =>
      meshes.reduce(
        (sum, { geometry }) =>
          sum + (geometry.index?.count ?? geometry.getAttribute("position").count) / 3,
        0,
      );
    expect(triangles(striped)).toBe(triangles([made]));
    const cloth = striped.filter(
      ({ material }) => (material as MeshPhysicalMaterial).map?.wrapS === RepeatWrapping,
    );
    expect(cloth.length).toBeGreaterThan(0);
    const uv = cloth[0]!.geometry.getAttribute("uv");
    const across = Array.from({ length: uv.count }, (_, i) => uv.getX(i));
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(1);
  });

  test("an empty room is a file too", async () => {
    const room = await read({ name: "Nothing", things: [], pictures: [] });
    expect(meshesIn(room)).toHaveLength(0);
  });
});
