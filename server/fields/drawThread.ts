// A thread of its own that draws fields, so that seconds of drawing hold up nobody else.
import { parentPort } from "node:worker_threads";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { drawField } from "../../src/fields/diorama/drawField.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import type { DrawingAnswer, DrawingJob } from "./drawing.ts";

const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };

function draw(job: DrawingJob): Uint8Array {
  if (job.form === "png") return paint(brotliDecompressSync(job.svg).toString());
  const svg = drawField(fieldTraits(job.collection, job.id), job);
  return brotliCompressSync(svg, { params: quality });
}

// The drawings colour each path once by `color` for both fill and line. That saves a tenth of their
// bytes, but resvg looks up "currentColor" where it stands, on the group, and finds black.
function paint(svg: string): Uint8Array {
  const plain = svg.replaceAll(/<path color="([^"]+)"/g, '<path fill="$1" stroke="$1"');
  return new Resvg(plain, { font: { loadSystemFonts: false } }).render().asPng();
}

parentPort?.on("message", (job: DrawingJob) => {
  let answer: DrawingAnswer;
  try {
    answer = { ok: true, bytes: draw(job) };
  } catch (error) {
    answer = { ok: false, reason: String(error) };
  }
  parentPort?.postMessage(answer);
});
