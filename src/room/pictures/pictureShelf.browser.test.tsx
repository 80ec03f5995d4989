// Real pictures through the real browser: drawn anew, bounded, without what the camera wrote into them.
import { describe, expect, onTestFinished, test } from "vitest";
import { defineTable } from "../../keeping/database/database.ts";
import { memoryDatabase } from "../../keeping/database/memoryDatabase.ts";
import { withFaults } from "../../keeping/testing/libraryTabs.ts";
import { roomLayout } from "../keeping/roomKind.ts";
import type { KeptPicture } from "./keptPicture.ts";
import { openPictureShelf } from "./pictureShelf.ts";
import { remake } from "./remake.ts";
import { openRemaker } from "./remaker.ts";

const pictures = defineTable<KeptPicture>("pictures");
const tabs = { tell: () => {}, listen: () => () => {}, close: () => {} };
async function shelf(remaker = openRemaker()) {
  const { database, faults } = withFaults(memoryDatabase(roomLayout));
  let time = 0;
  const opened = await openPictureShelf({ database, tabs, remaker, now: () => ++time });
  onTestFinished(opened.close);
  return { ...opened, database, faults };
}

function draw(width: number, height: number, colour = "#b4743f"): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height / 2);
  return canvas;
}

/** As PNG wants it behind each chunk. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const file = async (canvas: OffscreenCanvas, type: string, name = "a-hen.png") =>
  new File([await canvas.convertToBlob({ type })], name, { type });

/** A JPEG that lies on its side, says where it was taken, and is called something else. */
async function fromCamera(width: number, height: number): Promise<File> {
  const plain = await draw(width, height).convertToBlob({ type: "image/jpeg" });
  const tiff = [
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ];
  const exif = [
    ...new TextEncoder().encode("Exif\0\0"),
    ...tiff,
    ...new TextEncoder().encode("HOME"),
  ];
  const header = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif];
  return new File([new Uint8Array(header), plain.slice(2)], "IMG_2041.png", { type: "image/png" });
}

describe("a picture", () => {
  test("is kept small, under the name of its bytes, in a worker and on the page alike", async () => {
    const onPage = {
      close: () => {},
      remake: (blob: Blob) =>
        remake(blob, (w, h) =>
          Object.assign(document.createElement("canvas"), { width: w, height: h }),
        ),
    };
    for (const remaker of [openRemaker(), onPage]) {
      const { add, read, state } = await shelf(remaker);
      const added = await add(await file(draw(3200, 2000), "image/png"));
      if (!added.ok) throw new Error(added.reason);
      expect(added).toMatchObject({
        isNew: true,
        picture: { width: 1600, height: 1000, alt: "a hen" },
      });
      expect(state()).toEqual([added.picture]);
      const bytes = (await read(added.picture.hash))!;
      expect(bytes.type).toBe("image/png");
      const digest = await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer());
      const hex = [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, "0")).join("");
      expect(added.picture.hash).toBe(hex);
      const bitmap = await createImageBitmap(bytes);
      expect([bitmap.width, bitmap.height]).toEqual([1600, 1000]);
    }
  });

  test("stands upright, and nothing of what the camera wrote is left", async () => {
    const { add, read } = await shelf();
    const added = await add(await fromCamera(60, 20));
    if (!added.ok) throw new Error(added.reason);
    expect(added.picture).toMatchObject({ width: 20, height: 60, alt: "" });
    const text = await (await read(added.picture.hash))!.text();
    expect(text).not.toMatch(/Exif|HOME/);
  });

  test("becomes a JPEG where nothing shows through, for the server draws rooms with those", async () => {
    const { add } = await shelf();
    const canvas = new OffscreenCanvas(40, 40);
    canvas.getContext("2d")!.fillRect(0, 0, 40, 40);
    expect(await add(await file(canvas, "image/webp"))).toMatchObject({
      picture: { type: "image/jpeg" },
    });
  });

  test("keeps what is see-through", async () => {
    const { add, read } = await shelf();
    const added = await add(await file(draw(40, 40), "image/png"));
    if (!added.ok) throw new Error(added.reason);
    const bitmap = await createImageBitmap((await read(added.picture.hash))!);
    const context = draw(40, 40).getContext("2d")!;
    context.clearRect(0, 0, 40, 40);
    context.drawImage(bitmap, 0, 0);
    expect(context.getImageData(20, 35, 1, 1).data[3]).toBe(0);
    expect(context.getImageData(20, 5, 1, 1).data[3]).toBe(255);
  });

  test("added twice is there once; described and put away it is so", async () => {
    const { add, describe: name, remove, read, state } = await shelf();
    const one = await add(await file(draw(30, 30), "image/png"));
    const two = await add(await file(draw(30, 30), "image/png", "again.png"));
    if (!one.ok || !two.ok) throw new Error("refused");
    expect(two).toEqual({ ok: true, isNew: false, picture: one.picture });
    await name(one.picture.hash, "a hen on a gate");
    expect(state().map(({ alt }) => alt)).toEqual(["a hen on a gate"]);
    await remove(one.picture.hash);
    expect(state()).toEqual([]);
    expect(await read(one.picture.hash)).toBeNull();
  });
});

describe("refused, each with its own reason and without a trace:", () => {
  const png = async () =>
    new Uint8Array(await (await file(draw(20, 20), "image/png")).arrayBuffer());
  /** Of one bit a dot, 7,000 by 7,000 of them: the decoder says so, whatever a header may claim. */
  const bomb = async () => {
    const side = 7_000;
    const word = (value: number) => new Uint8Array(new Uint32Array([value]).buffer).reverse();
    const chunk = (name: string, data: Uint8Array<ArrayBuffer>) => {
      const named = new Uint8Array([...new TextEncoder().encode(name), ...data]);
      return [word(data.length), named, word(crc32(named))];
    };
    const rows = new Blob([new Uint8Array(side * (1 + side / 8))]).stream();
    const packed = new Response(rows.pipeThrough(new CompressionStream("deflate")));
    return [
      (await png()).slice(0, 8),
      ...chunk("IHDR", new Uint8Array([...word(side), ...word(side), 1, 0, 0, 0, 0])),
      ...chunk("IDAT", new Uint8Array(await packed.arrayBuffer())),
      ...chunk("IEND", new Uint8Array()),
    ];
  };
  const cases: [string, () => Promise<BlobPart[]>, string][] = [
    ["text in the coat of a picture", async () => ["<script>alert(1)</script>"], "other"],
    ["an SVG", async () => ['<svg xmlns="http://www.w3.org/2000/svg"/>'], "svg"],
    ["a photo of a phone", async () => ["\0\0\0\x18ftypheic\0\0\0\0mif1heic"], "heic"],
    ["nothing", async () => [], "other"],
    ["a picture cut short", async () => [(await png()).slice(0, 60)], "broken"],
    ["more pixels than may be", bomb, "tooManyPixels"],
    ["a heavy file", async () => [await png(), new Uint8Array(21 * 1024 * 1024)], "tooHeavy"],
  ];
  test.each(cases)("%s", async (_, parts, reason) => {
    const { add, state } = await shelf();
    const wolf = new File(await parts(), "hen.png", { type: "image/png" });
    expect(await add(wolf)).toEqual({ ok: false, reason });
    expect(state()).toEqual([]);
  });

  test("one more than fits", async () => {
    const { add, database, state, faults } = await shelf();
    const one = await add(await file(draw(30, 30), "image/png"));
    if (!one.ok) throw new Error("refused");
    const fill = (how: object, n: number) =>
      database.change([pictures], async (at) => {
        for (let i = 0; i < n; i++) {
          const hash = `${i}`.padStart(64, "0");
          await at.put(pictures, hash, { ...one.picture, ...how, hash });
        }
      });
    const next = await file(draw(31, 31), "image/png");
    await fill({ size: 80 * 1024 * 1024 }, 1);
    expect(await add(next)).toEqual({ ok: false, reason: "tooMuch" });
    await fill({ size: 1 }, 200);
    expect(await add(next)).toEqual({ ok: false, reason: "tooMany" });
    faults.writes = "full";
    expect(await add(next)).toEqual({ ok: false, reason: "full" });
    expect(state()).toHaveLength(1);
  });
});
