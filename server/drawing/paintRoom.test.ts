// Tests that a room is painted as it is: framed, with its pictures, and not without end.
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { encode } from "../../src/room/model/encode.ts";
import type { Item } from "../../src/room/model/room.ts";
import { bareRoom, crowdedRoom, withItems } from "../../src/room/model/sampleRoom.ts";
import type { RoomJob } from "./drawing.ts";
import { largestOnly, MOST_DRAWN, paintRoom } from "./paintRoom.ts";

const hashes = { png: "ab".repeat(32), jpeg: "cd".repeat(32) };

const framed = (kind: keyof typeof hashes, along: number): Item => ({
  id: `frame-${along}`,
  model: "wide-frame",
  turn: 0,
  at: { kind: "wall", wall: "north", along, up: 6 },
  picture: { kind: "upload", hash: hashes[kind], alt: "" },
});

const job = (pictures: RoomJob["pictures"]): RoomJob => ({
  form: "room",
  document: encode(withItems(bareRoom(), [framed("png", 3), framed("jpeg", 14)])),
  width: 600,
  height: 400,
  pictures,
  owned: [],
});

const magenta = { r: 255, g: 0, b: 200 };

const picture = (kind: keyof typeof hashes) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: magenta } })
    .toFormat(kind)
    .toBuffer();

/** How many columns of pixels have magenta in them, which nothing in the catalogue has. */
async function magentaColumns(png: Uint8Array): Promise<number> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const columns = new Set<number>();
  for (let i = 0; i < data.length; i += info.channels) {
    if (data[i]! > 180 && data[i + 1]! < 70 && data[i + 2]! > 140) {
      columns.add((i / info.channels) % info.width);
    }
  }
  return columns.size;
}

describe("paintRoom", () => {
  test("it fills its frame, and what was uploaded hangs in it", async () => {
    const png = { hash: hashes.png, type: "image/png", bytes: await picture("png") };
    const jpeg = { hash: hashes.jpeg, type: "image/jpeg", bytes: await picture("jpeg") };
    const one = paintRoom(job([png]));
    expect(await sharp(one).metadata()).toMatchObject({ format: "png", width: 600, height: 400 });
    const columns = await magentaColumns(one);
    expect(columns).toBeGreaterThan(8);
    const both = await magentaColumns(paintRoom(job([png, jpeg])));
    expect(both).toBeGreaterThan(1.6 * columns);
  });

  test("what is borrowed is not painted, nor what stands on it", () => {
    const floor = (id: string, model: string, x: number): Item => ({
      id,
      model,
      turn: 0,
      at: { kind: "floor", x, z: 12 },
    });
    const candle: Item = {
      id: "candle",
      model: "candle",
      turn: 0,
      at: { kind: "on", carrier: "table", level: 0, x: 2, z: 2 },
    };
    const small = { ...job([]), width: 240, height: 160 };
    const painted = (items: readonly Item[], owned: RoomJob["owned"] = []) =>
      Buffer.from(paintRoom({ ...small, document: encode(withItems(bareRoom(), items)), owned }));
    const [stool, other] = [floor("a", "footstool", 2), floor("b", "footstool", 20)];
    const lent = painted(
      [stool, other, floor("table", "farm-table", 10), candle],
      [
        ["footstool", 1],
        ["farm-table", 0],
      ],
    );
    expect(lent.equals(painted([stool]))).toBe(true);
    expect(lent.equals(painted([stool, other]))).toBe(false);
  });

  test("what cannot be read is an error, with the place", () => {
    const broken = { ...job([]), document: '{"version":1}' };
    expect(() => paintRoom(broken)).toThrow(/cannot be read at name/);
  });

  test("of very many things those are painted that stand on their own", () => {
    const few = crowdedRoom(MOST_DRAWN);
    expect(largestOnly(few)).toBe(few);
    const many = largestOnly(crowdedRoom(1200));
    expect(many.items.size).toBe(300);
    expect(new Set([...many.items.values()].map(({ model }) => model))).toEqual(new Set(["tray"]));
    expect(largestOnly(crowdedRoom(5000)).items.size).toBe(MOST_DRAWN);
  });
});
