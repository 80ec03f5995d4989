// site.config.ts as it is written now: while one develops it changes under the running server.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteConfig } from "../../src/lib/siteConfig.ts";

export const configFile = (root: string): string => join(root, "site.config.ts");

export async function siteNow(root: string): Promise<SiteConfig> {
  const file = configFile(root);
  const { mtimeMs } = await stat(file);
  return (await import(`${pathToFileURL(file)}?${mtimeMs}`)).default;
}
