// Serves nothing but farms, on a free port and a given database, for tests.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
import { createRateLimits } from "../../budgets/rateLimits.ts";
import { checkWrite } from "../../http/checkWrite.ts";
import { compressJson } from "../../http/compressJson.ts";
import type { Env } from "../../http/env.ts";
import {
  internalError,
  notFound,
  problemResponse,
  serviceUnavailable,
} from "../../http/problem.ts";
import { createFindVisitor } from "../../http/visitor.ts";
import { openJournalParts } from "../../keeping/journals/journalParts.ts";
import { journalRoutes } from "../../keeping/journals/journalRoutes.ts";
import { timeRoute } from "../../keeping/journals/timeRoute.ts";
import type { KeepingParts } from "../../keeping/requests.ts";
import { createLog } from "../../log.ts";
import { holder, siteOrigin, visitor } from "../../rooms/testing/visitors.ts";
import { createCookies } from "../../signIn/cookies.ts";
import { createFindSession, readSessionBy } from "../../signIn/currentSession.ts";
import type { Database } from "../../store/database.ts";
import { DatabaseUnavailable } from "../../store/driver/unavailable.ts";
import { serveLocally } from "../../testing/serveLocally.ts";
import { testQuotas, timesAsMuch } from "../../testing/testQuotas.ts";
import type { ServerFarmKind } from "../serverFarmKind.ts";
import { localFarmKind } from "./localFarmKind.ts";

type Options = {
  db: Database;
  clock: { now: number };
  /** Changes what farms are kept by. */
  kind?: Partial<ServerFarmKind>;
  /** How many times as much as usual may be asked for. */
  patience?: number;
  quotas?: Partial<Pick<KeepingParts, "space" | "bytesPerDay">>;
};

export async function startFarmServer({ db, clock, kind, patience = 1, quotas }: Options) {
  const outcomes: string[] = [];
  const mismatches: string[] = [];
  const logged: string[] = [];
  const now = () => clock.now;
  const log = createLog("warn", { write: (line) => void logged.push(line) });
  const ours = testQuotas(db, now, timesAsMuch(patience));
  const parts: KeepingParts = {
    db,
    log,
    now,
    readSession: readSessionBy(createFindSession(db, createCookies(siteOrigin), now)),
    rateLimits: createRateLimits(ours.budgets),
    findVisitor: createFindVisitor({ has: (address) => address === "127.0.0.1" }),
    ...ours,
    ...quotas,
    random: randomBytes,
    count: (outcome) => outcomes.push(outcome),
  };
  const keeping = openJournalParts({
    ...parts,
    kind: { ...localFarmKind, ...kind },
    onMismatch: ({ id }) => mismatches.push(id),
  });
  const app = new Hono<Env>();
  app.use("/api/*", compressJson());
  app.use("/api/*", async (c, next) => {
    const problem = checkWrite(c.req.raw, siteOrigin);
    return problem ? problemResponse(problem) : next();
  });
  app.route("/", journalRoutes("/api/farms", keeping));
  app.route("/", timeRoute({ ...parts, tokens: keeping.tokens }));
  app.notFound(() => problemResponse(notFound));
  app.onError((error) => {
    log.error({ err: error }, "request failed");
    return problemResponse(
      error instanceof DatabaseUnavailable ? serviceUnavailable : internalError,
    );
  });
  const { port, stop } = await serveLocally(createServer(getRequestListener(app.fetch)));
  onTestFinished(stop);
  return {
    port,
    outcomes,
    mismatches,
    logged,
    tokens: keeping.tokens,
    guest: visitor(port),
    /** Somebody who is signed in; the same number is the same account, and comes from where it is said. */
    async player(number = 1, { isNew = false, from = `198.51.100.${number % 250}` } = {}) {
      const { headers, address } = await holder(db, port, { number, now: clock.now, isNew });
      return { address, ...visitor(port, { ...headers, "X-Forwarded-For": from }) };
    },
  };
}
