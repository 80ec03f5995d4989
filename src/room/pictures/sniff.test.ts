// Files told apart by their bytes alone.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { soak } from "../../../test/soak.ts";
import { sniff } from "./sniff.ts";

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#b4743f80" } });
const text = (words: string) => new TextEncoder().encode(words);

describe("sniffing", () => {
  test("knows each kind of picture", async () => {
    const made = {
      png: await drawn(37, 21).png().toBuffer(),
      jpeg: await drawn(37, 21).jpeg({ progressive: true }).toBuffer(),
      webp: await drawn(37, 21).webp({ lossless: true }).toBuffer(),
    };
    for (const [kind, bytes] of Object.entries(made)) expect(sniff(bytes)).toBe(kind);
  });

  test("knows what it does not take by name", async () => {
    expect(sniff(text("GIF89a......"))).toBe("gif");
    expect(sniff(text("\0\0\0\x18ftypheic\0\0\0\0"))).toBe("heic");
    expect(sniff(text("\0\0\0\x18ftypmif1\0\0\0\0"))).toBe("heic");
    expect(sniff(text("\0\0\0\x18ftypavif\0\0\0\0"))).toBe("avif");
    expect(sniff(text('<?xml version="1.0"?>\n<svg onload="x()"/>'))).toBe("svg");
    expect(sniff(text("%PDF-1.7"))).toBe("pdf");
    expect(sniff(text("<html>"))).toBe("other");
    expect(sniff(new Uint8Array())).toBe("other");
  });

  test("a picture cut short is of its kind or of none, and never a throw", async () => {
    for (const kind of ["png", "jpeg", "webp"] as const) {
      const bytes = await drawn(9, 9).toFormat(kind).toBuffer();
      for (let length = 0; length < bytes.length; length++) {
        expect([kind, "other"]).toContain(sniff(bytes.subarray(0, length)));
      }
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
        expect(sniff(bytes)).toMatch(/^[a-z]+$/);
      },
    );
  });
});
