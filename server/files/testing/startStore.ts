// Starts a store that speaks S3, checks signatures, and has one bucket, for tests.
// @ts-expect-error It brings no types.
import S3rver from "@20minutes/s3rver";
import { onTestFinished } from "vitest";
import { testFolder } from "../../testing/testFolder.ts";
import type { Bucket } from "../bucket.ts";

export async function startStore(): Promise<{ bucket: Bucket; stop(): Promise<void> }> {
  const name = "farm-pictures";
  const store = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: await testFolder("store"),
    configureBuckets: [{ name }],
  });
  const { port } = await store.run();
  let isStopped = false;
  async function stop(): Promise<void> {
    if (isStopped) return;
    isStopped = true;
    store.httpServer.closeAllConnections();
    await store.close();
  }
  onTestFinished(stop);
  const endpoint = `http://127.0.0.1:${port}`;
  // The only ones that it knows.
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  return { bucket: { endpoint, name, region: "us-east-1", ...keys }, stop };
}
