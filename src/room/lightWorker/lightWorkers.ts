// The threads that gather light: begun with the first room, ended with the stage, given up where they break down (thread pool).
import type { Baking } from "../light/bakeLight.ts";
import type { LitShape } from "../light/litRoom.ts";
import { type LightRequest, type LightResponse, STOP_LIGHT } from "./requests.ts";

export type LightWorkers = {
  /** Instead of whatever they are at; `shapes` are all that the room needs. */
  readonly ask: (
    job: number,
    baking: Pick<Baking, "room" | "rays" | "near">,
    shapes: ReadonlyMap<string, LitShape>,
  ) => void;
  /** They leave off, and tell no more of what they were asked. */
  readonly rest: () => void;
  readonly close: () => void;
};

/** What is used of a Worker. */
export type LightThread = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export type LightThreads = {
  readonly parts: number;
  /** Once every thread has told what it has for a job, in the order in which they tell. */
  readonly told: (job: number, dots: readonly Uint32Array[], isLast: boolean) => void;
  readonly failed: () => void;
  readonly open?: () => LightThread;
};

const newThread = (): LightThread =>
  new Worker(new URL("./light.worker.ts", import.meta.url), { type: "module" });

/**
 * Not by the one client of src/lib/worker: an answer comes in many parts, a new request ends the last
 * one, and no code that is missing is told of, since a room is whole without soft light.
 */
export function openLightWorkers({
  parts,
  told,
  failed,
  open = newThread,
}: LightThreads): LightWorkers {
  let threads: readonly LightThread[] = [];
  let sent: ReadonlySet<string> = new Set();
  /** None has the number 0. */
  let latest = 0;
  /** Of the latest job, what each thread has told and nobody was handed yet. */
  let waiting: LightResponse[][] = [];
  let isOver = false;

  function end() {
    isOver = true;
    for (const thread of threads) thread.terminate();
    threads = [];
  }

  function hear(message: LightResponse) {
    if (message.job !== latest || isOver) return;
    waiting[message.part]!.push(message);
    while (waiting.every((one) => one.length > 0)) {
      const round = waiting.map((one) => one.shift()!);
      told(
        latest,
        round.map(({ dots }) => dots),
        round.every(({ isLast }) => isLast),
      );
    }
  }

  function start() {
    threads = Array.from({ length: parts }, () => {
      const thread = open();
      thread.onmessage = ({ data }: MessageEvent<LightResponse>) => hear(data);
      thread.onerror = () => {
        if (isOver) return;
        end();
        failed();
      };
      return thread;
    });
  }

  return {
    ask(job, baking, shapes) {
      if (isOver) return;
      if (threads.length === 0) start();
      latest = job;
      waiting = Array.from({ length: parts }, () => []);
      const fresh = [...shapes].filter(([key]) => !sent.has(key));
      sent = new Set(shapes.keys());
      for (const [part, thread] of threads.entries()) {
        const asked: LightRequest = { job, baking: { ...baking, part, parts }, shapes: fresh };
        thread.postMessage(asked);
      }
    },
    rest() {
      latest = 0;
      for (const thread of threads) thread.postMessage(STOP_LIGHT);
    },
    close: end,
  };
}
