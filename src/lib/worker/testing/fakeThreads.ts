// Threads for tests of worker clients, in place of the browser's too: they keep what they are asked, and come up, answer or break down when told to.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { vi } from "vitest";
import { WORKER_IS_UP, type WorkerRequest, type WorkerResponse } from "../messages.ts";
import type { WorkerThread } from "../openWorkerClient.ts";

export type FakeThread = {
  readonly asked: WorkerRequest<{ readonly kind: string }>[];
  readonly isEnded: () => boolean;
  readonly comeUp: () => void;
  /** To what was asked first and has no answer. */
  readonly answer: (value: unknown) => void;
  readonly refuse: () => void;
  readonly crash: () => void;
};

export function fakeThreads(): { opened: FakeThread[]; open: () => WorkerThread } {
  const opened: FakeThread[] = [];
  const open = (): WorkerThread => {
    let isEnded = false;
    const asked: FakeThread["asked"] = [];
    const thread: WorkerThread = {
      onmessage: null,
      onerror: null,
      postMessage: (request: FakeThread["asked"][number]) => void asked.push(request),
      terminate: () => {
        isEnded = true;
      },
    };
    const say = (data: WorkerResponse | typeof WORKER_IS_UP) =>
      thread.onmessage?.call({} as Worker, { data } as MessageEvent);
    opened.push({
      asked,
      isEnded: () => isEnded,
      comeUp: () => say(WORKER_IS_UP),
      answer: (value) => say({ id: asked.shift()!.id, result: accept(value) }),
      refuse: () => say({ id: asked.shift()!.id, result: refuse("failed") }),
      crash: () => thread.onerror?.call({} as Worker, {} as ErrorEvent),
    });
    return thread;
  };
  return { opened, open };
}

/** Every `new Worker` of the test is one of these; `vi.unstubAllGlobals()` ends it. */
export function stubWorkers(): FakeThread[] {
  const { opened, open } = fakeThreads();
  vi.stubGlobal("Worker", function fakeWorker() {
    return open();
  });
  return opened;
}
