// The worker's side of a worker client: a table of functions, one for each kind of request.
import { accept, refuse } from "@loamstead/lib/result.ts";
import {
  type AnswersTo,
  type AnyRequest,
  WORKER_IS_UP,
  type WorkerRequest,
  type WorkerResponse,
} from "./messages.ts";

export type AnswerTable<Request extends AnyRequest, Answers extends AnswersTo<Request>> = {
  readonly [Kind in Request["kind"]]: (
    request: Extract<Request, { readonly kind: Kind }>,
  ) => Answers[Kind] | Promise<Answers[Kind]>;
};

type AnsweringOptions<Request extends AnyRequest, Answers extends AnswersTo<Request>> = {
  /** What of an answer is handed over rather than copied; the worker has it no more. */
  readonly transfer?: {
    readonly [Kind in Request["kind"]]?: (answer: Answers[Kind]) => readonly ArrayBuffer[];
  };
  /** What a request waits for. Those that wait for the same go on in the order in which they came. */
  readonly ready?: (request: Request) => Promise<unknown>;
};

/** Answers every request of the page, and refuses what throws: no asker waits in vain. */
export function answerRequests<Request extends AnyRequest, Answers extends AnswersTo<Request>>(
  table: AnswerTable<Request, Answers>,
  { transfer, ready }: AnsweringOptions<Request, Answers> = {},
): void {
  async function answer({ id, request }: WorkerRequest<Request>): Promise<void> {
    // Each row takes the requests and gives the answers of its kind.
    const kind = request.kind as Request["kind"];
    const row = table[kind] as (request: Request) => Answers[typeof kind];
    if (ready) await ready(request);
    const value = await row(request);
    const response: WorkerResponse = { id, result: accept(value) };
    postMessage(response, { transfer: [...(transfer?.[kind]?.(value) ?? [])] });
  }

  addEventListener("message", ({ data }: MessageEvent<WorkerRequest<Request>>) => {
    answer(data).catch((error) => {
      console.error(error);
      const response: WorkerResponse = { id: data.id, result: refuse("failed") };
      postMessage(response);
    });
  });
  postMessage(WORKER_IS_UP);
}
