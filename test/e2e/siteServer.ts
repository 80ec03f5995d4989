// Gives every worker a server of its own with the built site and an empty data folder.
import { type SiteProcess, startSiteProcess } from "../../scripts/siteProcess.ts";

export async function siteServer(
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  {}: object,
  use: (site: SiteProcess) => Promise<void>,
): Promise<void> {
  const site = await startSiteProcess();
  await use(site);
  await site.stop();
}
