// Tests that a drawn code is read again by a decoder, with and without the clearing for a picture.
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrPath } from "./qrPath.ts";

const pairing =
  "wc:9f3b7c2d5e1a4f8098c7b6a5d4e3f2019f3b7c2d5e1a4f8098c7b6a5d4e3f201@2?expiryTimestamp=1790000000&relay-protocol=irn&symKey=0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9";

async function read(text: string, clearing: number): Promise<string> {
  const { side, path } = qrPath(text, clearing)!;
  const size = side * 6 + 40;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<path fill="#fffdf6" d="M0 0h${size}v${size}H0z"/><g transform="translate(20 20) scale(6)">` +
    `<path fill="#3b2a1e" fill-rule="evenodd" d="${path}"/></g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

test.each([
  ["a store's address", "https://rainbow.download", 0],
  ["a pairing code", pairing, 0],
  ["a pairing code around a logo, wide", pairing, 86 / 342],
  ["a pairing code around a logo, compact", pairing, 74 / 278],
  ["a long one around a logo", `${pairing}&methods=${"m".repeat(150)}`, 74 / 278],
])("%s is read as it was written", async (_, text, clearing) => {
  expect(await read(text, clearing)).toBe(text);
});

test("keeps the clearing free", () => {
  const { side, path } = qrPath(pairing, 86 / 342)!;
  const dots = [...path.matchAll(/M([\d.]+) ([\d.]+)a0\.44/g)].map(([, x, y]) =>
    Math.hypot(Number(x) + 0.44 - side / 2, Number(y) - side / 2),
  );
  expect(Math.min(...dots) - 0.44).toBeGreaterThanOrEqual((side * 86) / 342 / 2 - 0.01);
});

test("a text that no code can hold draws nothing, and breaks nothing", () => {
  expect(qrPath("w".repeat(2331))).toBeDefined();
  expect(qrPath("w".repeat(2332))).toBeUndefined();
  expect(qrPath("ö".repeat(1166))).toBeUndefined();
});
