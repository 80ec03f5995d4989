// What crosses between a page and its worker: numbered requests, and one result for each (RPC over postMessage).
import type { Result } from "@loamstead/lib/result.ts";

/** A request is told from others by its kind. */
export type AnyRequest = { readonly kind: string };

/** Of the requests of one worker, the type of the answer to each kind. */
export type AnswersTo<Request extends AnyRequest> = Readonly<Record<Request["kind"], unknown>>;

export type WorkerRequest<Request> = { readonly id: number; readonly request: Request };

export type WorkerResponse = { readonly id: number; readonly result: Result<unknown, "failed"> };

/** Said once by a worker whose code has come and run: one that breaks down before it was not to be had. */
export const WORKER_IS_UP = "up";
