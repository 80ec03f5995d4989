// Small pictures, and how a visitor uploads them, for tests.
import sharp from "sharp";
import { pictureHashOf } from "../pictureFiles.ts";

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

type Upload = { method: "PUT"; body: Uint8Array; headers: Record<string, string> };
type Sender<Answer> = { send(path: string, sent: Upload): Promise<Answer> };

export const upload = <Answer>(
  who: Sender<Answer>,
  bytes: Uint8Array,
  hash = pictureHashOf(bytes),
  type = "image/png",
): Promise<Answer> =>
  who.send(`/api/pictures/${hash}`, {
    method: "PUT",
    body: bytes,
    headers: { "Content-Type": type },
  });
