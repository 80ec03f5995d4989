// Starts the built site's server as a process on a free port, and stops it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fromRoot, root } from "./root.ts";

export type SiteProcess = {
  /** The site's address with its base path, for example http://localhost:40123/. */
  url: string;
  pid: number;
  /** Everything the server printed so far. */
  output(): string;
  stop(): Promise<void>;
};

const stopPatienceMs = 12_000;

export async function startSiteProcess(env: Record<string, string> = {}): Promise<SiteProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "loamstead-data-"));
  const built = JSON.parse(await readFile(fromRoot("dist", "build.json"), "utf8"));
  const child = spawn(process.execPath, [fromRoot("server", "main.ts")], {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      BASE_PATH: built.basePath,
      SITE_ORIGIN: built.origin,
      DATA_DIR: dataDir,
      NETWORK: "mainnet",
      START_BANNER: "1",
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Should this process be ended in a way that runs no clean-up, the server must not stay behind.
  const endChild = () => void child.kill("SIGKILL");
  process.once("exit", endChild);

  let output = "";
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
        const address = /^The site is ready at (\S+)$/m.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    child.once("error", reject);
    child.once("close", () =>
      reject(new Error(`The server ended before it was ready:\n${output}`)),
    );
  });
  const closed = once(child, "close");

  async function stop(): Promise<void> {
    process.off("exit", endChild);
    if (child.exitCode === null && child.signalCode === null) {
      const force = setTimeout(() => child.kill("SIGKILL"), stopPatienceMs);
      child.kill("SIGTERM");
      await closed;
      clearTimeout(force);
    }
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    return { url: await url, pid: child.pid!, output: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
