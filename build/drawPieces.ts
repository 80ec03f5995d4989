// Draws every piece and every template into a folder: the work of a thread of its own.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import { pieces, siteCatalogue } from "../src/room/catalogue/index.ts";
import { drawPiece } from "../src/room/picture/drawPiece.ts";
import { drawRoom } from "../src/room/picture/drawRoom.ts";
import { templatePicture, templates } from "../src/room/template/index.ts";

const folder: string = workerData;
const write = (name: string, svg: string) => writeFileSync(join(folder, name), svg);

for (const { id } of pieces) {
  const drawing = drawPiece(id);
  if (drawing) write(`${id}.svg`, drawing.svg);
}
for (const { id, document } of templates) {
  const { svg } = drawRoom(document, siteCatalogue, { isTransparent: true, isSmall: true });
  write(templatePicture(id), svg);
}
