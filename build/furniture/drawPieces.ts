// Draws every piece, finish, door and window, and traces every template, into a folder: the work of a thread of its own.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import { setFurnitureSource } from "../../src/room/catalogue/furniture.ts";
import { allPieces, openingModels } from "../../src/room/catalogue/index.ts";
import { drawOpening, drawPiece } from "../../src/room/picture/drawPiece.ts";
import { finishSamples } from "./finishSample.ts";
import { traceTemplates } from "./traceTemplates.ts";

const { folder, furniture }: { folder: string; furniture: string } = workerData;
setFurnitureSource(() => JSON.parse(readFileSync(furniture, "utf8")));

for (const { id } of allPieces()) {
  const drawing = drawPiece(id);
  if (drawing) writeFileSync(join(folder, `${id}.svg`), drawing.svg);
}

for (const { id } of openingModels()) {
  const drawing = drawOpening(id);
  if (drawing) writeFileSync(join(folder, `opening-${id}.svg`), drawing.svg);
}

for (const [name, svg] of finishSamples()) writeFileSync(join(folder, `${name}.svg`), svg);

await traceTemplates(folder);
