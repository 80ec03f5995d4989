// Readers of zip files and those that read in place find in it what was put in.
import { crc32 as sumByNode } from "node:zlib";
import { describe, expect, test } from "vitest";
import { crc32, storedZip } from "./storedZip.ts";

const text = (words: string) => new TextEncoder().encode(words);
const files = [
  { name: "room.usda", bytes: text("#usda 1.0\n") },
  { name: "pictures/0.jpg", bytes: Uint8Array.from({ length: 1000 }, (_, i) => i % 251) },
  { name: "naïve.png", bytes: new Uint8Array() },
];

describe("storedZip", () => {
  test("the sum of bytes is the one that every reader checks", () => {
    for (const { bytes } of files) expect(crc32(bytes)).toBe(sumByNode(bytes));
    expect(crc32(text("123456789"))).toBe(0xcbf43926);
  });

  test("the list at its end leads to every file, whose bytes begin at a multiple of 64", () => {
    const zip = storedZip(files);
    const view = new DataView(zip.buffer);
    const end = zip.length - 22;
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    expect(view.getUint16(end + 10, true)).toBe(files.length);
    let entry = view.getUint32(end + 16, true);
    for (const { name, bytes } of files) {
      expect(view.getUint32(entry, true)).toBe(0x02014b50);
      const [stored, size, called] = [
        view.getUint16(entry + 10, true),
        view.getUint32(entry + 24, true),
        view.getUint16(entry + 28, true),
      ];
      expect([stored, size]).toEqual([0, bytes.length]);
      expect(view.getUint32(entry + 16, true)).toBe(sumByNode(bytes));
      expect(new TextDecoder().decode(zip.subarray(entry + 46, entry + 46 + called))).toBe(name);
      const head = view.getUint32(entry + 42, true);
      expect(view.getUint32(head, true)).toBe(0x04034b50);
      const from = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
      expect(from % 64).toBe(0);
      expect(zip.subarray(from, from + size)).toEqual(bytes);
      entry += 46 + called;
    }
    expect(entry).toBe(end);
  });

  test("the same files are the same bytes, and no file is one too", () => {
    expect(storedZip(files)).toEqual(storedZip(files));
    expect(storedZip([])).toHaveLength(22);
  });
});
