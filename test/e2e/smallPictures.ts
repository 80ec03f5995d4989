// Small pictures of the first fields, as if drawn ahead: lists show dozens, and drawing each takes a second.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { aheadFolder } from "../../server/fields/drawAhead.ts";
import { fieldsVersion } from "../../server/fields/pictureRequest.ts";
import site from "../../site.config.ts";

/** Of lists that are filtered for something common, and of every field that tests look at, all lie among these. */
const FIELDS = 1000;

export async function putSmallPictures(dataDir: string): Promise<void> {
  const { address } = site.collection;
  const folder = join(dataDir, aheadFolder(await fieldsVersion(address)));
  const background = { r: 150, g: 190, b: 90, alpha: 0.5 };
  const picture = await sharp({ create: { width: 352, height: 336, channels: 4, background } })
    .webp()
    .toBuffer();
  await mkdir(folder, { recursive: true });
  const ids = Array.from({ length: FIELDS }, (_, id) => id);
  await Promise.all(ids.map((id) => writeFile(join(folder, `${id}.webp`), picture)));
}
