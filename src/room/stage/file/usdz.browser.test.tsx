// Another's reader of USDZ finds in the file what stands in the room, where it stands and in its colours.
import { type Group, Mesh, type MeshPhysicalMaterial, Vector3 } from "three";
import { USDLoader } from "three/examples/jsm/loaders/USDLoader.js";
import { expect, test } from "vitest";
import { shapeOf } from "../../shapes/shapeOf.ts";
import { paintPng } from "./canvasBytes.ts";
import type { FiledPicture, FiledRoom } from "./filed.ts";
import { usdzOf } from "./usdz.ts";

const piece = (model: string) => ({
  key: model,
  ...shapeOf({
    kind: "piece",
    model,
    coat: null,
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

test("an empty room is a file too", async () => {
  const room = await read({ name: "Nothing", things: [], pictures: [] });
  expect(meshesIn(room)).toHaveLength(0);
});
