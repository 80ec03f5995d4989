// Lends the whole server as a process of its own, on an embedded database unless another is named, and leaves nothing of it behind.

import { join } from "node:path";
import { furnitureFile } from "../../build/furniture/furnitureFile.ts";
import { fromRoot } from "../../scripts/run/root.ts";
import { makeSite } from "../../server/testing/makeSite.ts";
import { startMain } from "../../server/testing/startMain.ts";

export const siteOrigin = "https://farm.example";

const metricsToken = "only-for-the-benchmarks";

export type Server = {
  port: number;
  /** Where an embedded database is. */
  dataDir: string;
  /** What it measures of itself now, by the name of the figure. */
  metric(name: string): Promise<number>;
  /** Seconds of processor time that it has used until now. */
  usedSeconds(): Promise<number>;
};

export async function withServer<T>(
  work: (server: Server) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const { distDir, dataDir, remove } = await makeSite({
    furniture: await furnitureFile(fromRoot()),
  });
  try {
    const { port, kill } = await startMain(join(distDir, "log"), {
      DIST_DIR: distDir,
      DATA_DIR: dataDir,
      SITE_ORIGIN: siteOrigin,
      NETWORK: "mainnet",
      TRUSTED_PROXIES: "127.0.0.1",
      METRICS_TOKEN: metricsToken,
      ...env,
    });
    const headers = { Authorization: `Bearer ${metricsToken}` };
    const metric = async (name: string) => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
      return Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]);
    };
    const usedSeconds = () => metric("process_cpu_seconds_total");
    try {
      return await work({ port, dataDir, metric, usedSeconds });
    } finally {
      await kill();
    }
  } finally {
    await remove();
  }
}
