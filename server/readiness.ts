// Answers whether the server can do its work: its build, data folder and database, not stopping (readiness probe).
import { readBuild } from "./build.ts";
import { isUsable } from "./dataFolder.ts";
import type { Files } from "./files/files.ts";
import type { Database } from "./store/database.ts";

export type NotReady = "stopping" | "data-folder" | "database" | "pictures" | "build";

export type Readiness = {
  /** What stands in the way; empty when ready. */
  check(): Promise<readonly NotReady[]>;
  markStopping(): void;
};

type Watched = {
  distDir: string;
  basePath: string;
  inputs: string;
  dataDir: string;
  database: Pick<Database, "check">;
  keptFiles: Pick<Files, "check">;
  /** Milliseconds, for durations only. */
  now: () => number;
};

/** Only a real write tells whether a folder can be used, and a store wants to be asked; but probes come each second, and anybody's. */
const GOOD_FOR_MS = 10_000;

export function createReadiness(watched: Watched): Readiness {
  let stopping = false;
  let running: Promise<readonly NotReady[]> | undefined;

  function lasting(isGood: () => Promise<boolean>): () => Promise<boolean> {
    let goodAt = Number.NEGATIVE_INFINITY;
    return async () => {
      const at = watched.now();
      if (at - goodAt < GOOD_FOR_MS) return true;
      const isStill = await isGood();
      if (isStill) goodAt = at;
      return isStill;
    };
  }
  const hasFolder = lasting(() => isUsable(watched.dataDir));
  const canKeep = lasting(async () => (await watched.keptFiles.check()).ok);

  async function look(): Promise<readonly NotReady[]> {
    const [build, hasData, answering, keeps] = await Promise.all([
      readBuild(watched.distDir, watched.basePath),
      hasFolder(),
      watched.database.check(),
      canKeep(),
    ]);
    const failed: NotReady[] = [];
    if (!hasData) failed.push("data-folder");
    if (!answering) failed.push("database");
    if (!keeps) failed.push("pictures");
    // Another build in the same folder removes files that this process still names.
    if (!build.ok || build.value.inputs !== watched.inputs) failed.push("build");
    return failed;
  }

  return {
    async check() {
      if (stopping) return ["stopping"];
      // Callers at the same moment share one look, so that a flood of probes is no flood of writes.
      running ??= look().finally(() => {
        running = undefined;
      });
      return running;
    },
    markStopping() {
      stopping = true;
    },
  };
}
