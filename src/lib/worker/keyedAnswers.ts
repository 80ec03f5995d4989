// What a worker has answered, by key (memoised, LRU): asked for once at a time, kept within a bound, and never a refusal.
import { accept, type Result } from "@loamstead/lib/result.ts";
import { createCache } from "../cache.ts";
import type { WorkerTrouble } from "./openWorkerClient.ts";

export type KeyedAnswers<Asked, Answer> = {
  /** What is being made for one asker is there for all; what was refused may be asked for again. */
  readonly ask: (asked: Asked) => Promise<Result<Answer, WorkerTrouble>>;
  /** Null until it is made, which `made` is told; for those who look with every frame. */
  readonly look: (asked: Asked) => Answer | null;
};

type KeyedAnswersOf<Asked, Answer> = {
  readonly keyOf: (asked: Asked) => string;
  readonly ask: (asked: Asked) => Promise<Result<Answer, WorkerTrouble>>;
  /** How many answers are kept, or of what `weigh` tells of each; more than is looked at at once. */
  readonly most: number;
  readonly weigh?: (answer: Answer) => number;
  readonly made?: (asked: Asked, answer: Answer) => void;
  /** In milliseconds; tests pass a clock of their own. */
  readonly now?: () => number;
};

/** Whoever looks with every frame has a refused answer asked for again only after so long. */
const PAUSE_MS = 5_000;

export function keyedAnswers<Asked, Answer>({
  keyOf,
  ask,
  most,
  weigh,
  made,
  now = () => performance.now(),
}: KeyedAnswersOf<Asked, Answer>): KeyedAnswers<Asked, Answer> {
  const known = createCache<Answer>(most, weigh);
  const making = new Map<string, Promise<Result<Answer, WorkerTrouble>>>();
  const refusedAt = new Map<string, number>();

  async function make(key: string, asked: Asked): Promise<Result<Answer, WorkerTrouble>> {
    const result = await ask(asked);
    making.delete(key);
    if (result.ok) {
      refusedAt.delete(key);
      known.set(key, result.value);
      made?.(asked, result.value);
    } else refusedAt.set(key, now());
    return result;
  }

  function begin(key: string, asked: Asked): Promise<Result<Answer, WorkerTrouble>> {
    const under = making.get(key) ?? make(key, asked);
    making.set(key, under);
    return under;
  }

  return {
    async ask(asked) {
      const key = keyOf(asked);
      const answer = known.get(key);
      return answer === undefined ? begin(key, asked) : accept(answer);
    },
    look(asked) {
      const key = keyOf(asked);
      const answer = known.get(key);
      if (answer !== undefined) return answer;
      const isPaused = now() - (refusedAt.get(key) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS;
      if (!isPaused && !making.has(key)) void begin(key, asked);
      return null;
    },
  };
}
