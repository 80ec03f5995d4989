// Serves until the test is over that asked for it.
import type { Server } from "node:net";
import { onTestFinished } from "vitest";
import { serveLocally } from "./serveLocally.ts";

export async function openPort(server: Server): Promise<number> {
  const { port, stop } = await serveLocally(server);
  onTestFinished(stop);
  return port;
}
