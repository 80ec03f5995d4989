// A process of its own that draws fields and rooms: seconds of drawing hold up nobody, and can be ended.
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { drawParish, parishSvg } from "../../src/fields/country/drawParish.ts";
import { parishCard } from "../../src/fields/country/parishCard.ts";
import { drawField } from "../../src/fields/diorama/drawField.ts";
import { emblemCard } from "../../src/fields/emblem/emblemCard.ts";
import { loadLand } from "../../src/fields/land/further.ts";
import { type Country, countryOf } from "../../src/fields/land/law.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import { serveJobs } from "../jobs/serveJobs.ts";
import { bareRoomSvg } from "./bareRoomSvg.ts";
import type { DrawingJob } from "./drawing.ts";
import { readFurnitureFrom } from "./furniture.ts";
import { paint } from "./paint.ts";
import { paintFramed, paintParish, paintSmall } from "./paintField.ts";
import { paintRoom } from "./paintRoom.ts";
import { paintSheet } from "./paintSheet.ts";

const [furniture] = process.argv.slice(2);
if (furniture) readFurnitureFrom(furniture);

const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };

const plain = (svg: Uint8Array): string => brotliDecompressSync(svg).toString();

let country: Country | undefined;

serveJobs(async (job: DrawingJob): Promise<Uint8Array> => {
  if (job.form === "room") return paintRoom(job);
  if (job.form === "bare room") return paint(bareRoomSvg(job.width, job.height));
  if (job.form === "png") return paintFramed(plain(job.svg), job);
  if (job.form === "webp") return paintSmall(plain(job.svg));
  if (job.form === "sheet") return paintSheet(job);
  if (job.form === "parish") {
    country ??= countryOf(0);
    return brotliCompressSync(parishSvg(drawParish(country, job.parish, job.hour)), {
      params: quality,
    });
  }
  if (job.form === "parish picture") return paintParish(plain(job.svg), job.width);
  if (job.form === "parish card") {
    return paint(parishCard(job.parish, job.size, plain(job.svg)));
  }
  await loadLand(job.id + 1);
  const traits = fieldTraits(job.collection, job.id);
  if (job.form === "emblem") return paint(emblemCard(traits, job.season, job.hour));
  return brotliCompressSync(drawField(traits, job), { params: quality });
});
