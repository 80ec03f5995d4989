// Fields in the round are drawn as long as they fit, the one in the middle before those about it.
import { expect, test } from "vitest";
import { fitFields } from "./fitFields.ts";
import type { NearField } from "./joinFields.ts";

/** A field of so many triangles high over the ground, with a lamp and two triangles that shine. */
function fieldOf(count: number, q: number): NearField {
  const part = (triangles: number) => ({
    position: new Float32Array([0, 5, 0, 1, 5, 0, 0, 5, 1]),
    normal: new Float32Array(9),
    color: new Float32Array(9),
    index: new Uint32Array(Array.from({ length: 3 * triangles }, (_, n) => n % 3)),
  });
  const halos = [{ at: [0, 5, 0], colour: "#ffd07a", size: 1 }] as const;
  const land = { solid: part(count), glow: part(2), lamps: [], halos: [...halos] };
  return { land: land as unknown as NearField["land"], x: q, z: 0, hex: { q, r: 0 } };
}

test("what is drawn is counted with its shade, its glow and the light of its lamps", () => {
  const { triangles, fields, solid, glow } = fitFields([fieldOf(10, 0), fieldOf(6, 1)]);
  expect(fields).toHaveLength(2);
  expect(solid!.casting).toBe(3 * 16);
  expect(triangles).toBe(2 * 16 + glow!.index.length / 3 + 2 * 2);
});

test("the last are left out until the others fit, and none where not even one does", () => {
  const seven = Array.from({ length: 7 }, (_, q) => fieldOf(100, q));
  for (const most of [1_500, 1_000, 410, 205, 3]) {
    const { triangles, fields } = fitFields(seven, [], most);
    expect(triangles).toBeLessThanOrEqual(most);
    expect(fields).toEqual(seven.slice(0, Math.min(7, Math.floor(most / 204))));
  }
});

test("what stands between the fields is drawn with them, and counted before the last of them", () => {
  const fields = [fieldOf(100, 0), fieldOf(100, 1)];
  const { fields: fitting, pieces, triangles, solid } = fitFields(fields, [fieldOf(10, 2)], 430);
  expect(fitting).toEqual(fields.slice(0, 1));
  expect(pieces).toHaveLength(2);
  expect(solid!.index.length / 3).toBe(110);
  expect(triangles).toBe(2 * 110 + 2 * 2 + 2 * 2);
});
