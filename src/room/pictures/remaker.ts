// Has pictures drawn anew beside the page, or on it where the browser cannot do that in a worker.
import { openWorkerClient, type WorkerThread } from "../../lib/worker/openWorkerClient.ts";
import type { Remaking } from "./remake.ts";
import type { RemakeAnswers, RemakeRequest } from "./remake.worker.ts";

export type Remaker = {
  readonly remake: (file: Blob) => Promise<Remaking>;
  readonly close: () => void;
};

async function onPage(file: Blob): Promise<Remaking> {
  const { remake } = await import("./remake.ts");
  return remake(file, (width, height) => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    return canvas;
  });
}

const newThread = (): WorkerThread =>
  new Worker(new URL("./remake.worker.ts", import.meta.url), { type: "module" });

export function openRemaker(): Remaker {
  let canWork = typeof OffscreenCanvas !== "undefined" && typeof Worker !== "undefined";
  // The page can do without it, and tells of its own code if that is gone.
  const client = openWorkerClient<RemakeRequest, RemakeAnswers>(newThread, { missing: () => {} });

  async function inWorker(file: Blob): Promise<Remaking | null> {
    const made = await client.ask({ kind: "remake", file });
    if (made.ok) return made.value;
    // The worker did not come up, or stumbled over what only it cannot do.
    canWork = false;
    return null;
  }

  return {
    remake: async (file) => (canWork ? await inWorker(file) : null) ?? onPage(file),
    close() {
      canWork = false;
      client.close();
    },
  };
}
