// A thread of its own that draws fields and rooms, so that seconds of drawing hold up nobody else.
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { drawField } from "../../src/fields/diorama/drawField.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import { accept, refuse } from "../../src/lib/result.ts";
import type { DrawingAnswer, DrawingJob } from "./drawing.ts";
import { readFurnitureFrom } from "./furniture.ts";
import { paint } from "./paint.ts";
import { paintRoom } from "./paintRoom.ts";

if (workerData?.furniture) readFurnitureFrom(workerData.furniture);

const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };

function draw(job: DrawingJob): Uint8Array {
  if (job.form === "room") return paintRoom(job);
  if (job.form === "png") return paint(brotliDecompressSync(job.svg).toString());
  const svg = drawField(fieldTraits(job.collection, job.id), job);
  return brotliCompressSync(svg, { params: quality });
}

parentPort?.on("message", (job: DrawingJob) => {
  let answer: DrawingAnswer;
  try {
    answer = accept(draw(job));
  } catch (error) {
    answer = refuse(String(error));
  }
  parentPort?.postMessage(answer);
});
