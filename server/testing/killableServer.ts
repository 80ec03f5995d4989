// The whole server on its own folder, started anew as often as it is killed (for tests).
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { databaseFile } from "../dataFolder.ts";
import { siteOrigin } from "../rooms/testing/visitors.ts";
import { type Dialect, makePlaceWithTables } from "../store/testing/testDatabase.ts";
import { makeSite } from "./makeSite.ts";
import { startMain } from "./startMain.ts";

/** Whoever starts one kills it; several may run over the same database. */
export async function killableServer(dialect: Dialect) {
  const { distDir, dataDir, remove } = await makeSite();
  onTestFinished(remove);
  await mkdir(dataDir, { recursive: true });
  const place =
    dialect === "sqlite"
      ? { file: databaseFile(dataDir), remove: async () => {} }
      : await makePlaceWithTables(dialect);
  onTestFinished(place.remove);
  const env = {
    DIST_DIR: distDir,
    DATA_DIR: dataDir,
    SITE_ORIGIN: siteOrigin,
    NETWORK: "mainnet",
    INDEX_OWNERS: "0",
    TRUSTED_PROXIES: "127.0.0.1",
    ...(place.url !== undefined && { DATABASE_URL: place.url }),
  };
  return { place, start: (name = "log") => startMain(join(distDir, name), env) };
}
