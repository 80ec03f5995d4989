// Gives every worker a server of its own with the built site, and nothing in its data but one open room.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SiteProcess, startSiteProcess } from "../../scripts/run/siteProcess.ts";
import { databaseFile } from "../../server/dataFolder.ts";
import { shareDrawnFields } from "./drawnFields.ts";
import { putRoomPictures, showOpenRoom } from "./openRoom.ts";

export async function siteServer(
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  {}: object,
  use: (site: SiteProcess) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "loamstead-site-"));
  await shareDrawnFields(dataDir);
  await putRoomPictures(dataDir);
  const site = await startSiteProcess({ DATA_DIR: dataDir });
  await showOpenRoom(databaseFile(dataDir));
  await use(site);
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
