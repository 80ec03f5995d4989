// Files told apart by their bytes alone.
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { soak } from "../../../test/soak.ts";
import { forAll } from "../../lib/testing/forAll.ts";
import { sniff } from "./sniff.ts";

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#b4743f80" } });
const text = (words: string) => new TextEncoder().encode(words);

describe("sniffing", () => {
  test("reads the size out of each kind of picture", async () => {
    const made = {
      png: await drawn(37, 21).png().toBuffer(),
      jpeg: await drawn(37, 21)
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Make: "A" } })
        .toBuffer(),
      lossy: await drawn(37, 21).flatten().webp({ quality: 50 }).toBuffer(),
      alpha: await drawn(37, 21).webp({ quality: 50 }).toBuffer(),
      lossless: await drawn(37, 21).webp({ lossless: true }).toBuffer(),
    };
    const size = { width: 37, height: 21 };
    expect(sniff(made.png)).toEqual({ kind: "png", ...size });
    expect(sniff(made.jpeg)).toEqual({ kind: "jpeg", ...size });
    for (const webp of [made.lossy, made.alpha, made.lossless])
      expect(sniff(webp)).toEqual({ kind: "webp", ...size });
  });

  test("knows what it does not take by name", async () => {
    expect(sniff(text("GIF89a......")).kind).toBe("gif");
    expect(sniff(text("\0\0\0\x18ftypheic\0\0\0\0")).kind).toBe("heic");
    expect(sniff(text("\0\0\0\x18ftypmif1\0\0\0\0")).kind).toBe("heic");
    expect(sniff(text("\0\0\0\x18ftypavif\0\0\0\0")).kind).toBe("avif");
    expect(sniff(text('<?xml version="1.0"?>\n<svg onload="x()"/>')).kind).toBe("svg");
    expect(sniff(text("%PDF-1.7")).kind).toBe("pdf");
    expect(sniff(text("<html>")).kind).toBe("other");
    expect(sniff(new Uint8Array()).kind).toBe("other");
  });

  test("a picture cut short, at any byte, is broken or says its size, and never a throw", async () => {
    const whole = [
      await drawn(9, 9).png().toBuffer(),
      await drawn(9, 9).jpeg().toBuffer(),
      await drawn(9, 9).webp().toBuffer(),
    ];
    for (const bytes of whole)
      for (let length = 0; length < bytes.length; length++) {
        const found = sniff(bytes.subarray(0, length));
        if ("width" in found) expect([found.width, found.height]).toEqual([9, 9]);
      }
  });

  test("junk never throws", () => {
    const starts = [
      "\x89PNG\r\n\x1a\n",
      "\xff\xd8\xff",
      "RIFF....WEBPVP8 ",
      "RIFF....WEBPVP8L",
      "",
    ];
    forAll(
      { numRuns: soak(3_000) },
      [fc.constantFrom(...starts), fc.uint8Array({ maxLength: 80 })],
      (start, rest) => {
        const bytes = new Uint8Array(
          [...start].map((letter) => letter.charCodeAt(0)).concat(...rest),
        );
        expect(sniff(bytes)).toHaveProperty("kind");
      },
    );
  });
});
