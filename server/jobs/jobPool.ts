// A few processes that do jobs, and before them a queue in which networks, and in them accounts, take turns (worker pool).
import { createCache } from "../../src/lib/cache.ts";
import type { JobProcess } from "./jobProcess.ts";
import type { JobTurn } from "./jobTurn.ts";
import { createTurnTree } from "./turnTree.ts";

export type JobResult<Answer> =
  | { ok: true; value: Answer }
  /** Too many wait already, or for too long; nobody waits for it any more; it cannot be done. */
  | { ok: false; why: "full" | "unwanted" | "failed"; reason?: string };

export type JobOptions = {
  /** For whom it is: each of them has a turn before anybody has the next. */
  turn: JobTurn;
  /** Told when nobody waits for it any more. */
  unwanted?: AbortSignal;
  /** Begun only where nothing of anybody else waits, however long that takes. */
  isLast?: boolean;
};

export type JobPool<Job, Answer> = {
  run(job: Job, asking: JobOptions): Promise<JobResult<Answer>>;
  close(): Promise<void>;
};

export type PoolSize = {
  processes: number;
  /** How many jobs wait in all, and how many of one visitor. */
  waiting: number;
  waitingEach: number;
  /** How many processes stay where nobody needs them; none unless given. */
  staying?: number;
  /** How long a job waits before it is begun; a connection is closed after 125 s without an answer. */
  patienceMs?: number;
  /** How long whoever's jobs broke process after process has none begun. */
  restMs?: number;
};

/** A process that nobody has needed for so long gives its memory back. */
const IDLE_MS = 60_000;
const PATIENCE_MS = 50_000;

/** So many processes a visitor breaks before the rest, and of a wide network this share of so many. */
const BROKEN_EACH = 2;
const BROKEN_WIDE = 32;
const MOST_REMEMBERED = 10_000;

const unmade = { ok: false, why: "unwanted" } as const;
const full = { ok: false, why: "full" } as const;

export function createJobPool<Job, Answer>(
  open: () => JobProcess<Job, Answer>,
  { processes, waiting, waitingEach, staying = 0, patienceMs = PATIENCE_MS, restMs = 0 }: PoolSize,
): JobPool<Job, Answer> {
  type Waiting = { job: Job; turn: JobTurn; settle(done: JobResult<Answer>): void };
  const queue = createTurnTree<Waiting>();
  /** What waits for all others. */
  const after = createTurnTree<Waiting>();
  const idle = new Map<JobProcess<Job, Answer>, NodeJS.Timeout>();
  const all = new Set<JobProcess<Job, Answer>>();
  /** When those in it broke a process, not longer ago than the rest. */
  const broken = createCache<readonly number[]>(MOST_REMEMBERED);
  let busy = 0;
  let isClosed = false;

  async function work(runner: JobProcess<Job, Answer>, waited: Waiting): Promise<void> {
    const { job, turn, settle } = waited;
    busy += 1;
    const answer = await runner.run(job);
    busy -= 1;
    if (answer.ok) rest(runner);
    // Whatever went wrong in it, the next job gets a process that nothing has happened to.
    else drop(runner);
    if (answer.ok) settle({ ok: true, value: answer.value });
    // What a stop cut short has not failed.
    else if (isClosed) settle(unmade);
    else {
      noteBroken(turn);
      settle({ ok: false, why: "failed", reason: answer.reason });
    }
    next();
  }

  function drop(runner: JobProcess<Job, Answer>): void {
    all.delete(runner);
    void runner.end();
  }

  function rest(runner: JobProcess<Job, Answer>): void {
    const tired = setTimeout(() => {
      if (all.size <= staying) return;
      idle.delete(runner);
      drop(runner);
    }, IDLE_MS).unref();
    idle.set(runner, tired);
  }

  /** The one last used, so that the others may go. */
  function wake(): JobProcess<Job, Answer> {
    const [runner, tired] = [...idle].at(-1) ?? [open()];
    clearTimeout(tired);
    idle.delete(runner);
    all.add(runner);
    return runner;
  }

  function next(): void {
    while (!isClosed && busy < processes) {
      const waited = queue.takeNext() ?? after.takeNext();
      if (waited === undefined) return;
      if (mustRest(waited.turn)) waited.settle(full);
      else void work(wake(), waited);
    }
  }

  const lately = (name: string): readonly number[] =>
    (broken.get(name) ?? []).filter((at) => performance.now() - at < restMs);

  function noteBroken(turn: JobTurn): void {
    if (restMs === 0) return;
    for (const { name } of turn) broken.set(name, [...lately(name), performance.now()]);
  }

  const mustRest = (turn: JobTurn): boolean =>
    restMs > 0 &&
    turn.some(
      ({ name, part }) =>
        lately(name).length >= (part === undefined ? BROKEN_EACH : BROKEN_WIDE * part),
    );

  /** Whether there is one, or whoever has most of them gave one up for somebody who has few. */
  function hasPlace(turn: JobTurn): boolean {
    const makePlace = (steps: number): boolean => {
      const given = queue.giveUp(turn, steps);
      given?.settle(full);
      return given !== undefined;
    };
    for (const [i, { part }] of turn.entries()) {
      const most = part === undefined ? waitingEach : Math.max(waitingEach, waiting * part);
      if (queue.countOf(turn, i + 1) >= most && !makePlace(i + 1)) return false;
    }
    return queue.count() < waiting || makePlace(0);
  }

  return {
    run(job, { turn, unwanted, isLast = false }) {
      if (unwanted?.aborted) return Promise.resolve(unmade);
      if (isClosed || mustRest(turn)) return Promise.resolve(full);
      if (!isLast && busy >= processes && !hasPlace(turn)) return Promise.resolve(full);
      const line = isLast ? after : queue;
      return new Promise((resolve) => {
        const leave = (why: JobResult<Answer>) => {
          // Begun already: what comes of it will be kept, and somebody will want it.
          if (line.remove(turn, entry)) entry.settle(why);
        };
        const left = () => leave(unmade);
        const tooLong = isLast ? undefined : setTimeout(() => leave(full), patienceMs).unref();
        const entry: Waiting = {
          job,
          turn,
          settle(done) {
            clearTimeout(tooLong);
            unwanted?.removeEventListener("abort", left);
            resolve(done);
          },
        };
        line.add(turn, entry);
        unwanted?.addEventListener("abort", left, { once: true });
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const { settle } of [...queue.empty(), ...after.empty()]) settle(unmade);
      await Promise.all([...all].map((runner) => runner.end()));
    },
  };
}
