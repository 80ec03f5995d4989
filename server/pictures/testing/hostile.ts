// Pictures that mean ill, made from harmless ones: each says one thing to whoever skims it and another to a decoder.
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

export const noise = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp(
    Buffer.from(Uint8Array.from({ length: width * height * channels }, (_, i) => (i * 7919) % 251)),
    { raw: { width, height, channels } },
  );

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function pngChunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Of one colour and one bit a dot: a hundred million of them in some kilobytes. */
export const hugePng = (side: number) =>
  Buffer.concat([
    signature,
    pngChunk("IHDR", Buffer.concat([uint32(side), uint32(side), Buffer.from([1, 0, 0, 0, 0])])),
    pngChunk("IDAT", deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);

/** Puts chunks right behind the header of a PNG. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** A text that unfolds to so many bytes. */
export const unfoldingText = (bytes: number) =>
  pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(bytes))]));

/** A second frame, the same as the first. */
export function movingPng(png: Buffer): Buffer {
  const [width, height] = [png.subarray(16, 20), png.subarray(20, 24)];
  const at = png.indexOf("IDAT");
  const data = png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  const control = (number: number) =>
    pngChunk(
      "fcTL",
      Buffer.concat([
        uint32(number),
        width,
        height,
        Buffer.alloc(8),
        Buffer.from([0, 1, 0, 1, 0, 0]),
      ]),
    );
  const moving = withChunks(
    png,
    pngChunk("acTL", Buffer.concat([uint32(2), uint32(0)])),
    control(0),
  );
  const end = moving.length - 12;
  return Buffer.concat([
    moving.subarray(0, end),
    control(1),
    pngChunk("fdAT", Buffer.concat([uint32(2), data])),
    moving.subarray(end),
  ]);
}

/** Where the first segment with this mark begins in a JPEG. */
function segment(jpeg: Buffer, mark: number): number {
  let at = 2;
  while (jpeg[at + 1] !== mark) at += 2 + jpeg.readUInt16BE(at + 2);
  return at;
}

const [startOfScan, end] = [0xda, Buffer.from([0xff, 0xd9])];

/** It has all that describes a picture, and no picture. */
export const withoutScan = (jpeg: Buffer) =>
  Buffer.concat([jpeg.subarray(0, segment(jpeg, startOfScan)), end]);

/** A made-up segment, which decoders skip, hides the true size; a false one of 16 by 16 stands further on. */
export function lyingJpeg(jpeg: Buffer): Buffer {
  const scan = segment(jpeg, startOfScan);
  const header = jpeg.subarray(2, scan);
  const size = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0]);
  const hiding = Buffer.from([0xff, 0x00, ...uint32(2 + header.length + 4).subarray(2)]);
  const around = Buffer.from([0xff, 0xef, ...uint32(2 + size.length).subarray(2)]);
  return Buffer.concat([jpeg.subarray(0, 2), hiding, header, around, size, jpeg.subarray(scan)]);
}

/** The smallest of its scans, over and over: each costs the decoder all blocks of the picture. */
export function endlessJpeg(progressive: Buffer, bytes: number): Buffer {
  const scans: Buffer[] = [];
  let begun = -1;
  for (let at = segment(progressive, startOfScan); at < progressive.length - 1; at += 1) {
    const mark = progressive[at] === 0xff ? progressive[at + 1]! : 0;
    if (mark < 0xc0 || (mark >= 0xd0 && mark <= 0xd7)) continue;
    if (begun !== -1) scans.push(progressive.subarray(begun, at));
    begun = mark === startOfScan ? at : -1;
  }
  const small = scans.toSorted((a, b) => a.length - b.length)[0]!;
  const times = Math.floor((bytes - progressive.length) / small.length);
  return Buffer.concat([progressive.subarray(0, -2), ...Array(times).fill(small), end]);
}
