// A thread that does one job at a time, for work of our own that would hold everything else up.
import { parentPort, Worker } from "node:worker_threads";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { JobProcess } from "./jobProcess.ts";

/** `file` calls `serveThread`; `given` is its `workerData`. What decoders of others do belongs in a process. */
export function openJobThread<Job, Answer>(
  file: URL,
  given: unknown,
  milliseconds: number,
): JobProcess<Job, Answer> {
  const worker = new Worker(file, { workerData: given });
  let end: unknown;
  // Unheard, what breaks a thread would end the server.
  worker.on("error", (error) => (end = error));
  worker.on("exit", (code) => (end ??= code));
  // Idle, it must not keep a process alive that has nothing else to do.
  worker.unref();
  return {
    run: (job) =>
      new Promise((resolve) => {
        const finish = (answer: Result<Answer>) => {
          clearTimeout(tooLong);
          worker.off("message", finish).off("exit", ended).unref();
          resolve(answer);
        };
        const ended = () => finish(refuse(`the thread ended (${end})`));
        const tooLong = setTimeout(() => finish(refuse("it took too long")), milliseconds);
        if (end !== undefined) return ended();
        worker.ref();
        worker.once("message", finish).once("exit", ended);
        worker.postMessage(job);
      }),
    async end() {
      await worker.terminate();
    },
  };
}

/** What such a thread does with each job. */
export function serveThread<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  parentPort?.on("message", async (job: Job) => {
    const answer = await work(job).then(accept, (error) => refuse(String(error)));
    parentPort?.postMessage(answer);
  });
}
