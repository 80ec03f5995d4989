// The page's side of a worker (RPC client): starts it on first use, begins it anew once where it breaks down, ends it when idle.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { type Result, refuse } from "@loamstead/lib/result.ts";
import {
  type AnswersTo,
  type AnyRequest,
  WORKER_IS_UP,
  type WorkerRequest,
  type WorkerResponse,
} from "./messages.ts";

/** It could not be made; the worker was begun anew in vain; nobody waits for it. */
export type WorkerTrouble = "failed" | "crashed" | "closed";

export type WorkerClient<Request extends AnyRequest, Answers extends AnswersTo<Request>> = {
  /** A worker that answers at once does so in the order in which it was asked. */
  readonly ask: <One extends Request>(
    request: One,
  ) => Promise<Result<Answers[One["kind"]], WorkerTrouble>>;
  /** While nobody waits to see it nothing is made; what was asked is made afterwards. */
  readonly rest: (isResting: boolean) => void;
  /** Ends the worker; what is still asked for is refused. A later request starts another. */
  readonly close: () => void;
};

/** What is used of a Worker. */
export type WorkerThread = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export type WorkerClientOptions = {
  /** After so many milliseconds in which nobody waits the worker ends; without it, it stays. */
  readonly idleMs?: number;
  /** Gives back what calls it off. */
  readonly after?: (wait: number, run: () => void) => () => void;
  /** Told where the code of the worker cannot be fetched. */
  readonly missing?: () => void;
};

/** So often in a row may it break down before what was asked is given up. */
const MOST_CRASHES = 2;

const afterTimeout = (wait: number, run: () => void) => {
  const timer = setTimeout(run, wait);
  return () => clearTimeout(timer);
};

type Waiting<Request> = {
  readonly request: Request;
  readonly settle: (result: Result<unknown, WorkerTrouble>) => void;
};

/** `open` is called in the module that names the worker's file, as bundlers want to see it. */
export function openWorkerClient<Request extends AnyRequest, Answers extends AnswersTo<Request>>(
  open: () => WorkerThread,
  { idleMs, after = afterTimeout, missing = missingCode.tell }: WorkerClientOptions = {},
): WorkerClient<Request, Answers> {
  let thread: WorkerThread | null = null;
  let isUp = false;
  let crashes = 0;
  let count = 0;
  let isAtRest = false;
  let stopIdling = () => {};
  const waiting = new Map<number, Waiting<Request>>();

  function start(): WorkerThread {
    const started = open();
    isUp = false;
    started.onmessage = ({ data }: MessageEvent<WorkerResponse | typeof WORKER_IS_UP>) => {
      isUp = true;
      if (data !== WORKER_IS_UP) hear(data);
    };
    started.onerror = () => {
      if (thread !== started) return;
      end();
      crashes += 1;
      if (crashes < MOST_CRASHES) return postAll();
      if (!isUp) missing();
      refuseAll("crashed");
    };
    return started;
  }

  function hear({ id, result }: WorkerResponse): void {
    crashes = 0;
    const asked = waiting.get(id);
    waiting.delete(id);
    asked?.settle(result);
    if (waiting.size === 0 && idleMs !== undefined) stopIdling = after(idleMs, end);
  }

  function post(asked: WorkerRequest<Request>): void {
    thread ??= start();
    thread.postMessage(asked);
  }

  function postAll(): void {
    for (const [id, { request }] of waiting) post({ id, request });
  }

  function end(): void {
    stopIdling();
    thread?.terminate();
    thread = null;
  }

  function refuseAll(reason: WorkerTrouble): void {
    crashes = 0;
    const given = [...waiting.values()];
    waiting.clear();
    for (const { settle } of given) settle(refuse(reason));
  }

  return {
    ask<One extends Request>(request: One) {
      type Answer = Answers[One["kind"]];
      const { promise, resolve } = Promise.withResolvers<Result<Answer, WorkerTrouble>>();
      const id = ++count;
      // The worker answers each kind of request with its own kind of answer.
      const settle = (result: Result<unknown, WorkerTrouble>) =>
        resolve(result as Result<Answer, WorkerTrouble>);
      waiting.set(id, { request, settle });
      stopIdling();
      if (!isAtRest) post({ id, request });
      return promise;
    },
    rest(isResting) {
      if (isAtRest === isResting) return;
      isAtRest = isResting;
      // What a thread is at cannot be stopped but with it.
      if (isAtRest && waiting.size > 0) end();
      if (!isAtRest) postAll();
    },
    close() {
      end();
      refuseAll("closed");
    },
  };
}
