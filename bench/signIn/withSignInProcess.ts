// Lends a sign-in process on an embedded database of its own, and leaves nothing of it behind.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSignInProcess } from "../../server/signIn/testing/startSignInProcess.ts";

export async function withSignInProcess<T>(work: (port: number) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "bench-sign-in-"));
  try {
    // The limits are counted as always, but the one visitor here may ask more often.
    const env = { DATABASE_FILE: join(folder, "bench.db"), PATIENCE: "1000000" };
    const server = await startSignInProcess(env);
    try {
      return await work(server.port);
    } finally {
      await server.kill();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
