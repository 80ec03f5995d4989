// Asks the model worker for what is built or drawn of the models: the client of its table of requests.
import {
  openWorkerClient,
  type WorkerClient,
  type WorkerThread,
} from "../../lib/worker/openWorkerClient.ts";
import type { ModelAnswers, ModelRequest } from "./requests.ts";

/** Answers come in the order in which was asked, but walls and floors need not wait for pieces. */
export type ModelWorker = WorkerClient<ModelRequest, ModelAnswers>;

const newThread = (): WorkerThread =>
  new Worker(new URL("./model.worker.ts", import.meta.url), { type: "module" });

/** Each has a thread of its own; all threads run the one file, which is fetched once. */
export const openModelWorker = (options: { readonly idleMs?: number } = {}): ModelWorker =>
  openWorkerClient<ModelRequest, ModelAnswers>(newThread, options);
