// Lets all servers of the tests keep drawn fields in one folder, where the small ones of lists lie ready.
import { existsSync } from "node:fs";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { linkFile } from "../../localnet/world/linkFile.ts";
import { fromRoot } from "../../scripts/run/root.ts";
import { aheadFolder } from "../../server/fields/drawAhead.ts";
import { fieldsVersion } from "../../server/fields/pictureRequest.ts";
import site from "../../site.config.ts";

/** Each field is drawn once for all, and for the next run: names tell what drew them, so none is outdated. */
export async function shareDrawnFields(dataDir: string): Promise<void> {
  const ahead = aheadFolder(await fieldsVersion(site.collection.address));
  for (const name of ["fields", dirname(ahead)]) {
    const shared = fromRoot(".cache", "drawn", name);
    await mkdir(shared, { recursive: true });
    await symlink(shared, join(dataDir, name));
  }
  const folder = join(dataDir, ahead);
  if (!existsSync(join(folder, `${site.collection.size - 1}.webp`))) await putSmallPictures(folder);
}

/** Lists show dozens, and drawing each takes a second: these are a patch of green, one file under all names. */
async function putSmallPictures(folder: string): Promise<void> {
  const background = { r: 150, g: 190, b: 90, alpha: 0.5 };
  const picture = await sharp({ create: { width: 352, height: 336, channels: 4, background } })
    .webp()
    .toBuffer();
  await mkdir(folder, { recursive: true });
  // Workers that begin at once each bring a picture of their own; the same names may have any of them.
  const file = join(folder, `${process.pid}.green`);
  await writeFile(file, picture);
  for (let id = 0; id < site.collection.size; id++) linkFile(file, join(folder, `${id}.webp`));
}
