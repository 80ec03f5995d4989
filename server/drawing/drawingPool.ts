// A few threads that draw, and a queue before them that is never longer than visitors would wait.
import type { Drawer, DrawingJob, OpenDrawer } from "./drawing.ts";

export type Drawn =
  | { ok: true; bytes: Uint8Array }
  /** Too many wait already; nobody waits for it any more; it cannot be drawn. */
  | { ok: false; why: "full" | "unwanted" | "failed"; reason?: string };

export type DrawingPool = {
  draw(job: DrawingJob, unwanted?: AbortSignal): Promise<Drawn>;
  close(): Promise<void>;
};

const unmade: Drawn = { ok: false, why: "unwanted" };

type Waiting = { job: DrawingJob; settle(drawn: Drawn): void };

export type PoolSize = { threads: number; waiting: number };

export function createDrawingPool(open: OpenDrawer, { threads, waiting }: PoolSize): DrawingPool {
  const queue: Waiting[] = [];
  const idle: Drawer[] = [];
  const all = new Set<Drawer>();
  let busy = 0;
  let isClosed = false;

  async function work(drawer: Drawer, { job, settle }: Waiting): Promise<void> {
    busy += 1;
    const answer = await drawer.draw(job);
    busy -= 1;
    if (answer.ok) idle.push(drawer);
    else {
      // Whatever went wrong in it, the next job gets a thread that nothing has happened to.
      all.delete(drawer);
      drawer.end();
    }
    if (answer.ok) settle({ ok: true, bytes: answer.value });
    // What a stop cut short has not failed.
    else settle(isClosed ? unmade : { ok: false, why: "failed", reason: answer.reason });
    next();
  }

  function next(): void {
    while (!isClosed && queue.length > 0 && busy < threads) {
      const drawer = idle.pop() ?? open();
      all.add(drawer);
      work(drawer, queue.shift()!);
    }
  }

  return {
    draw(job, unwanted) {
      if (unwanted?.aborted) return Promise.resolve(unmade);
      if (isClosed || (busy >= threads && queue.length >= waiting)) {
        return Promise.resolve({ ok: false, why: "full" });
      }
      return new Promise((settle) => {
        const entry = { job, settle };
        queue.push(entry);
        unwanted?.addEventListener(
          "abort",
          () => {
            const at = queue.indexOf(entry);
            // Begun already: the picture will be kept, and somebody will want it.
            if (at === -1) return;
            queue.splice(at, 1);
            settle(unmade);
          },
          { once: true },
        );
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const { settle } of queue.splice(0)) settle(unmade);
      await Promise.all([...all].map((drawer) => drawer.end()));
    },
  };
}
