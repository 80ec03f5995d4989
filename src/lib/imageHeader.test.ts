// Tests what bytes are taken for pictures, with real ones from another encoder and many broken ones.
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readWholeImage } from "./imageHeader.ts";

const noise = (width: number, height: number, channels: 3 | 4) =>
  sharp(
    Buffer.from(Uint8Array.from({ length: width * height * channels }, (_, i) => (i * 7919) % 251)),
    { raw: { width, height, channels } },
  );

const real = async (width = 37, height = 21) => ({
  png: await noise(width, height, 4).png().toBuffer(),
  "PNG with a palette": await noise(width, height, 3).png({ palette: true }).toBuffer(),
  jpeg: await noise(width, height, 3).jpeg().toBuffer(),
  "JPEG in passes": await noise(width, height, 3).jpeg({ progressive: true }).toBuffer(),
  "JPEG with a profile": await noise(width, height, 3).withMetadata().jpeg().toBuffer(),
  webp: await noise(width, height, 3).webp().toBuffer(),
  "WebP without loss": await noise(width, height, 4).webp({ lossless: true }).toBuffer(),
  "WebP one can see through": await noise(width, height, 4).webp({ quality: 60 }).toBuffer(),
});

const pictures = await real();

test.each(Object.entries(pictures))("%s", (name, bytes) => {
  const kind = /^(png|jpeg|webp)/i.exec(name)![1]!.toLowerCase();
  expect(readWholeImage(bytes)).toEqual({ kind, width: 37, height: 21 });
  // As a part of something larger, as bodies of requests are.
  const among = Buffer.concat([Buffer.alloc(13, 0xff), bytes]).subarray(13);
  expect(readWholeImage(among)).toEqual({ kind, width: 37, height: 21 });
});

test("sizes are told to the last pixel", async () => {
  for (const [width, height] of [
    [1, 1],
    [4096, 1],
    [300, 2500],
  ] as const) {
    for (const bytes of Object.values(await real(width, height))) {
      expect(readWholeImage(bytes)).toMatchObject({ width, height });
    }
  }
});

const otherKinds = {
  gif: await noise(9, 9, 3).gif().toBuffer(),
  avif: await noise(9, 9, 3).avif({ effort: 0 }).toBuffer(),
};

describe("nothing else is a picture", () => {
  test.each([
    ["nothing", Buffer.alloc(0)],
    ["zeros", Buffer.alloc(100)],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>".repeat(9))],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(9))],
    ["a GIF", otherKinds.gif],
    ["an AVIF", otherKinds.avif],
    ["a PNG with a page behind it", Buffer.concat([pictures.png, Buffer.from("<script>")])],
    ["half a PNG", pictures.png.subarray(0, pictures.png.length / 2)],
    ["a WebP with a page behind it", Buffer.concat([pictures.webp, Buffer.from("<script>")])],
    ["half a WebP", pictures.webp.subarray(0, pictures.webp.length / 2)],
    ["the beginning of a JPEG", pictures.jpeg.subarray(0, 30)],
  ])("%s", (_name, bytes) => {
    expect(readWholeImage(bytes)).toBe(null);
  });

  test("a WebP that moves", () => {
    const bytes = Buffer.from(pictures["WebP one can see through"]);
    bytes[20]! |= 0x02;
    expect(readWholeImage(bytes)).toBe(null);
  });

  test("a WebP whose canvas is not its picture's size", () => {
    const bytes = Buffer.from(pictures["WebP one can see through"]);
    expect(bytes.toString("latin1", 12, 16)).toBe("VP8X");
    bytes.writeUIntLE(9000, 24, 3);
    expect(readWholeImage(bytes)).toBe(null);
  });

  test("a picture without height", () => {
    const bytes = Buffer.from(pictures.png);
    bytes.writeUInt32BE(0, 20);
    expect(readWholeImage(bytes)).toBe(null);
  });
});

test("broken in any way, bytes give an answer and no error", () => {
  let state = 20_261_121;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (const whole of Object.values(pictures)) {
    for (let round = 0; round < 1500; round += 1) {
      const bytes = Buffer.from(
        whole.subarray(0, below(4) === 0 ? below(whole.length) : undefined),
      );
      for (let i = below(6); i >= 0; i -= 1) {
        bytes[below(Math.min(64, bytes.length))] = below(256);
      }
      const found = readWholeImage(bytes);
      if (found) expect(Math.min(found.width, found.height)).toBeGreaterThan(0);
    }
  }
});
