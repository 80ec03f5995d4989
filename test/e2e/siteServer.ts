// Gives every worker a server of its own with the built site, and nothing in its data but one open room.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SiteProcess, startSiteProcess } from "../../scripts/run/siteProcess.ts";
import { databaseFile } from "../../server/dataFolder.ts";
import { showOpenRoom } from "./openRoom.ts";
import { putSmallPictures } from "./smallPictures.ts";

export async function siteServer(
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  {}: object,
  use: (site: SiteProcess) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "loamstead-site-"));
  await putSmallPictures(dataDir);
  const site = await startSiteProcess({ DATA_DIR: dataDir });
  await showOpenRoom(databaseFile(dataDir));
  await use(site);
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
