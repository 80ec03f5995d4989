// A few processes that do jobs, and before them a queue in which visitors take turns.
import type { JobProcess } from "./jobProcess.ts";

export type Done<Answer> =
  | { ok: true; value: Answer }
  /** Too many wait already; nobody waits for it any more; it cannot be done. */
  | { ok: false; why: "full" | "unwanted" | "failed"; reason?: string };

export type Asking = {
  /** For whom it is: each of them has a turn before anybody has the next. */
  turn: string;
  /** Told when nobody waits for it any more. */
  unwanted?: AbortSignal;
};

export type JobPool<Job, Answer> = {
  run(job: Job, asking: Asking): Promise<Done<Answer>>;
  close(): Promise<void>;
};

export type PoolSize = {
  processes: number;
  /** How many jobs wait in all, and how many of one visitor. */
  waiting: number;
  waitingEach: number;
  /** How many processes stay where nobody needs them; none unless given. */
  staying?: number;
};

/** A process that nobody has needed for so long gives its memory back. */
const IDLE_MS = 60_000;

const unmade = { ok: false, why: "unwanted" } as const;
const full = { ok: false, why: "full" } as const;

export function createJobPool<Job, Answer>(
  open: () => JobProcess<Job, Answer>,
  { processes, waiting, waitingEach, staying = 0 }: PoolSize,
): JobPool<Job, Answer> {
  type Waiting = { job: Job; settle(done: Done<Answer>): void };
  /** The order of the map is that of the turns; nobody is in it without a job. */
  const queues = new Map<string, Waiting[]>();
  const idle = new Map<JobProcess<Job, Answer>, NodeJS.Timeout>();
  const all = new Set<JobProcess<Job, Answer>>();
  let busy = 0;
  let isClosed = false;

  async function work(runner: JobProcess<Job, Answer>, { job, settle }: Waiting): Promise<void> {
    busy += 1;
    const answer = await runner.run(job);
    busy -= 1;
    if (answer.ok) rest(runner);
    // Whatever went wrong in it, the next job gets a process that nothing has happened to.
    else drop(runner);
    if (answer.ok) settle({ ok: true, value: answer.value });
    // What a stop cut short has not failed.
    else settle(isClosed ? unmade : { ok: false, why: "failed", reason: answer.reason });
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
    while (!isClosed && queues.size > 0 && busy < processes) {
      const [turn, mine] = queues.entries().next().value!;
      const waited = mine.shift()!;
      queues.delete(turn);
      if (mine.length > 0) queues.set(turn, mine);
      void work(wake(), waited);
    }
  }

  /** Takes a place from whoever has most of them, so that one who has few still gets one. */
  function makePlace(forWhom: number): boolean {
    const most = [...queues.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (most.length <= forWhom + 1) return false;
    most.pop()!.settle(full);
    return true;
  }

  return {
    run(job, { turn, unwanted }) {
      if (unwanted?.aborted) return Promise.resolve(unmade);
      if (isClosed) return Promise.resolve(full);
      if (busy >= processes) {
        const taken = queues.values().reduce((sum, { length }) => sum + length, 0);
        const mine = queues.get(turn)?.length ?? 0;
        if (mine >= waitingEach) return Promise.resolve(full);
        if (taken >= waiting && !makePlace(mine)) return Promise.resolve(full);
      }
      return new Promise((settle) => {
        const entry = { job, settle };
        queues.set(turn, [...(queues.get(turn) ?? []), entry]);
        unwanted?.addEventListener(
          "abort",
          () => {
            const mine = queues.get(turn);
            const at = mine?.indexOf(entry) ?? -1;
            // Begun already: what comes of it will be kept, and somebody will want it.
            if (mine === undefined || at === -1) return;
            mine.splice(at, 1);
            if (mine.length === 0) queues.delete(turn);
            settle(unmade);
          },
          { once: true },
        );
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const mine of queues.values()) for (const { settle } of mine) settle(unmade);
      queues.clear();
      await Promise.all([...all].map((runner) => runner.end()));
    },
  };
}
