// Tests that whatever is uploaded comes out as one still picture and nothing else, or not at all.
import sharp, { type Sharp } from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { ownTurn } from "../jobs/jobTurn.ts";
import { MOST_UPLOAD_BYTES } from "./limits.ts";
import { openRecoding } from "./openRecoding.ts";
import { recode } from "./recode.ts";
import {
  endlessJpeg,
  hugePng,
  lyingJpeg,
  movingPng,
  noise,
  unfoldingText,
  withChunks,
  withoutScan,
} from "./testing/hostile.ts";

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#345" } });

async function recoded(bytes: Uint8Array) {
  const made = await recode(bytes);
  if (!made.ok) throw new Error(`refused: ${JSON.stringify(made.reason)}`);
  return { ...made.value, told: await sharp(made.value.bytes).metadata() };
}

/** What no encoder makes small. */
function grain(width: number, height: number, channels: 3 | 4): Sharp {
  const data = Buffer.alloc(width * height * channels);
  let state = 1;
  for (let i = 0; i < data.length; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    data[i] = state >>> 24;
  }
  return sharp(data, { raw: { width, height, channels } });
}

const seen = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer();

/** How far the colours of two pictures are apart on average. */
async function apart(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [await seen(one), await seen(other)];
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
}

const png = await noise(37, 21).png().toBuffer();
const jpeg = await noise(37, 21).jpeg().toBuffer();

test.each<[string, "png" | "jpeg", Sharp]>([
  ["a PNG", "png", noise(37, 21, 4).png()],
  ["a PNG with few colours", "png", noise(37, 21).png({ palette: true })],
  ["a grey PNG", "png", noise(37, 21).greyscale().png()],
  ["a JPEG", "jpeg", noise(37, 21).jpeg()],
  ["a JPEG in passes", "jpeg", noise(37, 21).jpeg({ progressive: true })],
  ["a WebP", "jpeg", drawn(37, 21).webp()],
  ["a WebP that one can see through", "png", noise(37, 21, 4).webp()],
  ["a WebP that one could see through, and does not", "jpeg", drawn(37, 21).ensureAlpha().webp()],
  ["a PNG with twice the depth", "png", noise(37, 21, 4).toColourspace("rgb16").png()],
])("%s looks as before", async (_name, format, picture) => {
  const bytes = await picture.toBuffer();
  const made = await recoded(bytes);
  expect(made).toMatchObject({ type: `image/${format}`, width: 37, height: 21 });
  expect(made.told).toMatchObject({ format, width: 37, height: 21, space: "srgb" });
  expect(await apart(bytes, made.bytes)).toBeLessThan(format === "png" ? 0.01 : 6);
});

test("nothing of camera, place and profile is left, and what lay on its side stands", async () => {
  const photo = await noise(60, 20)
    .withIccProfile("p3")
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
  const { told, bytes } = await recoded(photo);
  expect(told).toMatchObject({ width: 20, height: 60 });
  for (const kind of ["exif", "icc", "xmp", "iptc", "orientation", "comments"]) {
    expect(told).not.toHaveProperty(kind);
  }
  expect(Buffer.from(bytes).includes("Somebody")).toBe(false);
});

test("one that would come out too heavy loses a little, and not what shows through", async () => {
  const heavy = await grain(1500, 1500, 3).jpeg({ quality: 70 }).toBuffer();
  expect(heavy.length).toBeGreaterThan(MOST_UPLOAD_BYTES);
  const made = await recoded(heavy);
  expect(made).toMatchObject({ type: "image/jpeg", width: 1500 });
  const glass = await grain(560, 560, 4).png().toBuffer();
  expect(glass.length).toBeGreaterThan(MOST_UPLOAD_BYTES);
  const kept = await recoded(glass);
  expect(kept.told).toMatchObject({ format: "png", hasAlpha: true });
  for (const { bytes } of [made, kept]) expect(bytes.length).toBeLessThanOrEqual(MOST_UPLOAD_BYTES);
});

describe("what hides in a picture is gone", () => {
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  test.each([
    ["a page behind a PNG that ends twice", Buffer.concat([png, page, png.subarray(-12)])],
    ["a page behind a JPEG", Buffer.concat([jpeg, page])],
    ["a second frame", movingPng(png)],
    ["a text that unfolds to 400 MB", withChunks(png, unfoldingText(400 * 1_048_576))],
  ])("%s", async (_name, bytes) => {
    const { told, bytes: out } = await recoded(bytes);
    expect(told).toMatchObject({ width: 37, height: 21 });
    expect(out.length).toBeLessThan(1_000);
    for (const word of ["script", "zTXt", "acTL", "fdAT"]) {
      expect(Buffer.from(out).includes(word)).toBe(false);
    }
  });
});

test.each([
  [
    "a size hidden from whoever reads only headers",
    lyingJpeg(await drawn(5000, 5000).jpeg().toBuffer()),
    { width: 5000, height: 5000 },
  ],
  ["a hundred million dots in some kilobytes", hugePng(13_000), { width: 13_000, height: 13_000 }],
  ["one dot too wide", await drawn(4097, 1).png().toBuffer(), { width: 4097, height: 1 }],
  ["a row too many", await drawn(2048, 2049).jpeg().toBuffer(), { width: 2048, height: 2049 }],
])("%s is refused with its true size", async (_name, bytes, size) => {
  expect(bytes.length).toBeLessThan(MOST_UPLOAD_BYTES);
  expect(await recode(bytes)).toEqual({ ok: false, reason: size });
});

const passes = await drawn(2048, 2048).jpeg({ progressive: true }).toBuffer();
const twoFrames = Buffer.from(Array.from({ length: 9 * 18 * 3 }, (_, i) => (i * 7919) % 251));
const moving = await sharp(twoFrames, { raw: { width: 9, height: 18, channels: 3, pageHeight: 9 } })
  .webp()
  .toBuffer();

test.each([
  ["nothing", Buffer.alloc(0)],
  ["zeros", Buffer.alloc(100)],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>".repeat(9))],
  ["half a PNG", png.subarray(0, png.length / 2)],
  ["the most of a JPEG", jpeg.subarray(0, jpeg.length * 0.8)],
  ["a JPEG without any picture", withoutScan(jpeg)],
  ["a false size behind a true one", lyingJpeg(await drawn(500, 500).jpeg().toBuffer())],
  ["a JPEG of a megabyte of passes", endlessJpeg(passes, 1_000_000)],
  ["a WebP that moves", moving],
])("%s is no picture", async (_name, bytes) => {
  expect(await recode(bytes)).toEqual({ ok: false, reason: "not-a-picture" });
});

test("broken in any way, bytes give an answer", async () => {
  let state = 20_261_121;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (const whole of [png, jpeg, await noise(37, 21, 4).webp().toBuffer()]) {
    for (let round = 0; round < 100; round += 1) {
      const bytes = Buffer.from(
        whole.subarray(0, below(4) === 0 ? below(whole.length) : undefined),
      );
      for (let i = below(6); i >= 0 && bytes.length > 0; i -= 1)
        bytes[below(bytes.length)] = below(256);
      const made = await recode(bytes);
      if (made.ok) expect(made.value.bytes.length).toBeGreaterThan(0);
    }
  }
});

test("a fine picture with soft transparency comes in, smaller, and stays within its memory", async () => {
  const soft = await grain(512, 512, 4)
    .resize(2048, 2048, { kernel: "cubic" })
    .webp({ quality: 1, alphaQuality: 1, effort: 0 })
    .toBuffer();
  expect(soft.length).toBeLessThanOrEqual(MOST_UPLOAD_BYTES);
  const recoding = openRecoding();
  onTestFinished(recoding.close);
  const done = await recoding.run(soft, { turn: ownTurn("me") });
  expect(done).toMatchObject({ ok: true, value: { ok: true, value: { type: "image/png" } } });
  if (!done.ok || !done.value.ok) return;
  const { width, height, bytes } = done.value.value;
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(900);
  expect((await sharp(bytes).stats()).isOpaque).toBe(false);
});
