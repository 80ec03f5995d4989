// Draws a picture anew, no larger than is needed: what comes out has no camera, place or trick in it.

import type { Result } from "@loamstead/lib/result.ts";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import { isPictureType, type PictureType } from "./keptPicture.ts";
import { LONGEST_KEPT_SIDE, MOST_OPENED_PIXELS, MOST_SENT } from "./limits.ts";

export type Remade = {
  readonly hash: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: ArrayBuffer;
};
export type NotRemade = "broken" | "tooManyPixels";
export type Remaking = Result<Remade, NotRemade>;

type Canvas = OffscreenCanvas | HTMLCanvasElement;
/** A canvas of this size: off the screen in a worker, an element on the page. */
export type NewCanvas = (width: number, height: number) => Canvas;

/** What shows through a picture that has to become a JPEG. */
const GROUND = "#fffaee";
const QUALITY = 0.86;

function fitWithin(width: number, height: number, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function encodeAs(canvas: Canvas, type: PictureType): Promise<Blob | null> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality: QUALITY });
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

type Drawing = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function isSeeThrough(context: Drawing): boolean {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  for (let i = 3; i < data.length; i += 4) if (data[i]! < 255) return true;
  return false;
}

/**
 * JPEG, or PNG where something shows through: the server draws rooms with these, and no others.
 * A PNG that would be too heavy to send is laid on paper and becomes a JPEG too.
 */
async function encoded(canvas: Canvas, context: Drawing): Promise<Blob | null> {
  if (isSeeThrough(context)) {
    const png = await encodeAs(canvas, "image/png");
    if (png && png.size <= MOST_SENT) return png;
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = GROUND;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return encodeAs(canvas, "image/jpeg");
}

export async function remake(file: Blob, newCanvas: NewCanvas): Promise<Remaking> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return { ok: false, reason: "broken" };
  }
  if (bitmap.width * bitmap.height > MOST_OPENED_PIXELS) {
    bitmap.close();
    return { ok: false, reason: "tooManyPixels" };
  }
  const { width, height } = fitWithin(bitmap.width, bitmap.height, LONGEST_KEPT_SIDE);
  const canvas = newCanvas(width, height);
  const context = canvas.getContext("2d") as Drawing | null;
  if (!context) return { ok: false, reason: "broken" };
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await encoded(canvas, context);
  if (!blob || !isPictureType(blob.type)) return { ok: false, reason: "broken" };
  const bytes = await blob.arrayBuffer();
  const hash = bytesToHex(sha256(new Uint8Array(bytes)));
  return { ok: true, value: { hash, type: blob.type, width, height, bytes } };
}
