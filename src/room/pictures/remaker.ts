// Has pictures drawn anew beside the page, or on it where the browser cannot do that in a worker.
import type { Remaking } from "./remake.ts";
import type { RemakeAnswer, RemakeRequest } from "./remake.worker.ts";

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

export function openRemaker(): Remaker {
  let worker: Worker | null = null;
  let canWork = typeof OffscreenCanvas !== "undefined" && typeof Worker !== "undefined";
  let count = 0;
  const waiting = new Map<number, (made: Remaking | null) => void>();

  function giveUp(): void {
    canWork = false;
    worker?.terminate();
    worker = null;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  }

  function open(): Worker {
    const opened = new Worker(new URL("./remake.worker.ts", import.meta.url), { type: "module" });
    opened.onmessage = ({ data }: MessageEvent<RemakeAnswer>) => {
      waiting.get(data.n)?.(data.made);
      waiting.delete(data.n);
    };
    // The worker did not come up, or stumbled over what only it cannot do.
    opened.onerror = giveUp;
    return opened;
  }

  async function inWorker(file: Blob): Promise<Remaking | null> {
    worker ??= open();
    const request: RemakeRequest = { n: ++count, file };
    const answered = new Promise<Remaking | null>((resolve) => waiting.set(request.n, resolve));
    worker.postMessage(request);
    return answered;
  }

  return {
    remake: async (file) => (canWork ? await inWorker(file) : null) ?? onPage(file),
    close: giveUp,
  };
}
