// Small pictures, and how a visitor uploads them, for tests.
import sharp from "sharp";
import type { Visitor } from "../../rooms/testing/visitors.ts";
import { hashOf } from "../pictureFiles.ts";

export const png = (number: number, { width = 4, height = 3 } = {}) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: number % 256, g: (number >> 8) % 256, b: 7 },
    },
  })
    .png()
    .toBuffer();

export const upload = (who: Visitor, bytes: Uint8Array, hash = hashOf(bytes), type = "image/png") =>
  who.send(`/api/pictures/${hash}`, {
    method: "PUT",
    body: bytes,
    headers: { "Content-Type": type },
  });
