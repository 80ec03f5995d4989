// Asks the model worker: starts it on first use, keeps the order, and begins it anew once where it breaks down.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Answered, AnswerTo, Asked, ModelRequest, ModelTrouble } from "./requests.ts";

export type ModelWorker = {
  /** Answers come in the order in which was asked, but walls and floors need not wait for pieces. */
  readonly ask: <Request extends ModelRequest>(
    request: Request,
  ) => Promise<Result<AnswerTo<Request>, ModelTrouble>>;
  /** While nobody waits to see it nothing is made; what was asked is made afterwards. */
  readonly rest: (isResting: boolean) => void;
  /** Ends the worker; what is still asked for is refused. A later request starts another. */
  readonly close: () => void;
};

/** What is used of a Worker. */
export type Thread = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

const newThread = (): Thread =>
  new Worker(new URL("./model.worker.ts", import.meta.url), { type: "module" });

type Waiting = {
  readonly request: ModelRequest;
  readonly settle: (result: Answered["result"] | Result<never, ModelTrouble>) => void;
};

/** So often in a row may it break down before what was asked is given up. */
const MOST_CRASHES = 2;

/** Each has a thread of its own; all threads run the one file, which is fetched once. */
export function openModelWorker(open: () => Thread = newThread): ModelWorker {
  let thread: Thread | null = null;
  let crashes = 0;
  let count = 0;
  let isAtRest = false;
  const waiting = new Map<number, Waiting>();

  function start(): Thread {
    const started = open();
    started.onmessage = ({ data: { id, result } }: MessageEvent<Answered>) => {
      crashes = 0;
      const asked = waiting.get(id);
      waiting.delete(id);
      asked?.settle(result);
    };
    started.onerror = () => {
      end();
      crashes += 1;
      if (crashes < MOST_CRASHES) for (const [id, { request }] of waiting) post({ id, request });
      else refuseAll("crashed");
    };
    return started;
  }

  function post(asked: Asked): void {
    thread ??= start();
    thread.postMessage(asked);
  }

  function end(): void {
    thread?.terminate();
    thread = null;
  }

  function refuseAll(reason: ModelTrouble): void {
    crashes = 0;
    const given = [...waiting.values()];
    waiting.clear();
    for (const { settle } of given) settle(refuse(reason));
  }

  return {
    ask<Request extends ModelRequest>(request: Request) {
      const { promise, resolve } = Promise.withResolvers<Result<AnswerTo<Request>, ModelTrouble>>();
      const id = ++count;
      waiting.set(id, {
        request,
        // The worker answers each kind of request with its own kind of answer.
        settle: (result) =>
          resolve(result.ok ? accept(result.value.value as AnswerTo<Request>) : result),
      });
      if (!isAtRest) post({ id, request });
      return promise;
    },
    rest(isResting) {
      if (isAtRest === isResting) return;
      isAtRest = isResting;
      // What a thread is at cannot be stopped but with it.
      if (isAtRest && waiting.size > 0) end();
      if (!isAtRest) for (const [id, { request }] of waiting) post({ id, request });
    },
    close() {
      end();
      refuseAll("closed");
    },
  };
}
