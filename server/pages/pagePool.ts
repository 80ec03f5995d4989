// The processes that draw pages, with what waits before them: networks take turns, and whoever leaves gives theirs up.
import { availableParallelism } from "node:os";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Context } from "hono";
import type { RateLimits } from "../budgets/rateLimits.ts";
import { pageDrawingRule } from "../budgets/rateRules.ts";
import { shareDrawing } from "../drawing/shareDrawing.ts";
import type { Env } from "../http/env.ts";
import { etagOf } from "../http/etag.ts";
import { busy, internalError, type Problem } from "../http/problem.ts";
import type { FindVisitor, Visitor } from "../http/visitor.ts";
import { createJobPool, type JobOptions } from "../jobs/jobPool.ts";
import { openJobProcess } from "../jobs/jobProcess.ts";
import { turnOf } from "../jobs/jobTurn.ts";
import type { Log } from "../log.ts";
import type {
  PageAnswer,
  PageAnswers,
  PageJob,
  PageProcess,
  PageProcessOptions,
} from "./pageJobs.ts";

/** Of one request: for whom it has pages drawn, and whether they may have any more this minute. */
export type PageTurn = JobOptions & {
  networks?: Visitor["networks"];
  mayDraw(): Promise<Result<void, Problem>>;
};

export type PagePool = {
  /** Once for all who ask for the same at the same time. */
  run<Kind extends PageJob["kind"]>(
    job: Extract<PageJob, { kind: Kind }>,
    turn: PageTurn,
  ): Promise<Result<PageAnswers[Kind], Problem>>;
  close(): Promise<void>;
};

/** One process stays: the first page of one that starts takes ten times as long as any other. */
const size = {
  processes: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 64,
  waitingEach: 8,
  staying: 1,
};
/** The slowest page takes a third of a second, and has to work out the country first. */
const limits = { milliseconds: 20_000, megabytes: 384 };

export function openPageProcess(given: PageProcessOptions): PageProcess {
  const file = new URL("./pageProcess.ts", import.meta.url);
  return openJobProcess(file, limits, [JSON.stringify(given)]);
}

export function openPagePool(open: () => PageProcess, log: Log): PagePool {
  const pool = createJobPool<PageJob, PageAnswer>(open, size);
  // What is given to a page may be as long as the page.
  const share = shareDrawing(
    (job: PageJob) => etagOf(JSON.stringify(job)),
    (job, asking) => pool.run(job, asking),
  );

  async function run(job: PageJob, turn: PageTurn): Promise<Result<PageAnswer, Problem>> {
    const free = await turn.mayDraw();
    if (!free.ok) return free;
    const done = await share(job, turn);
    if (done.ok) return accept(done.value);
    if (done.why !== "failed") return refuse(busy);
    const what = job.kind === "page" ? job.path : job.kind;
    log.error({ page: what, reason: done.reason }, "a page could not be drawn");
    return refuse(internalError);
  }

  return { run: run as PagePool["run"], close: pool.close };
}

type TurnParts = { rateLimits: RateLimits; findVisitor: FindVisitor };

/** A request counts once, and only if something is drawn for it. */
export const createPageTurns =
  ({ rateLimits, findVisitor }: TurnParts) =>
  (c: Context<Env>): PageTurn => {
    const visitor = findVisitor(c.env?.incoming);
    let counted: Promise<Result<void, Problem>> | undefined;
    return {
      turn: turnOf(visitor.networks),
      networks: visitor.networks,
      unwanted: c.req.raw.signal,
      mayDraw: () => (counted ??= rateLimits.take(pageDrawingRule, visitor)),
    };
  };
