// Draws every piece, finish, door and window, and paints every template for its card, into a folder: the work of a thread of its own.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import sharp from "sharp";
import { paint } from "../../server/drawing/paint.ts";
import { holdFurniture } from "../../src/room/catalogue/furniture.ts";
import { allPieces, openingModels, siteCatalogue } from "../../src/room/catalogue/index.ts";
import { drawOpening, drawPiece } from "../../src/room/picture/drawPiece.ts";
import { drawRoom } from "../../src/room/picture/drawRoom.ts";
import {
  doorPicture,
  doorSize,
  nightTemplates,
  pictureSize,
  templatePicture,
  templates,
} from "../../src/room/template/index.ts";
import { finishSamples } from "./finishSample.ts";

const { folder, furniture }: { folder: string; furniture: string } = workerData;
holdFurniture(() => JSON.parse(readFileSync(furniture, "utf8")));

for (const { id } of allPieces()) {
  const drawing = drawPiece(id);
  if (drawing) writeFileSync(join(folder, `${id}.svg`), drawing.svg);
}

for (const { id } of openingModels()) {
  const drawing = drawOpening(id);
  if (drawing) writeFileSync(join(folder, `opening-${id}.svg`), drawing.svg);
}

for (const [name, svg] of finishSamples()) writeFileSync(join(folder, `${name}.svg`), svg);

for (const { id, document } of templates()) {
  for (const light of ["own", "night"] as const) {
    // Card and door are of one form.
    const aspect = pictureSize.width / pictureSize.height;
    const picture = light === "night" ? { aspect, light } : { aspect };
    const png = paint(drawRoom(document, siteCatalogue, picture).svg);
    const write = ({ width, height }: { width: number; height: number }, name: string) =>
      sharp(png)
        .resize(width, height, { fit: "cover" })
        .webp({ quality: 74, effort: 6, smartSubsample: true })
        .toFile(join(folder, name));
    await write(doorSize, doorPicture(id, light));
    if (light === "night" && !(nightTemplates as readonly string[]).includes(id)) continue;
    const card = { width: pictureSize.width * 1.5, height: pictureSize.height * 1.5 };
    await write(card, templatePicture(id, light));
  }
}
