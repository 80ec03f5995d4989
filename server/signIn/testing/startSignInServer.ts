// Serves nothing but the sign-in, on a free port and a given database, for tests and benchmarks.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Budget } from "../../budgets/budget.ts";
import { openBudgets } from "../../budgets/openBudgets.ts";
import { createRateLimits } from "../../budgets/rateLimits.ts";
import { checkWrite } from "../../http/checkWrite.ts";
import type { Env } from "../../http/env.ts";
import { defaultLimits } from "../../http/listen.ts";
import { internalError, problemResponse, serviceUnavailable } from "../../http/problem.ts";
import { createFindVisitor } from "../../http/visitor.ts";
import type { Log } from "../../log.ts";
import type { OwnersOf } from "../../passkeys/accountOwners.ts";
import { openPasskeys } from "../../passkeys/openPasskeys.ts";
import type { Database } from "../../store/database.ts";
import { DatabaseUnavailable } from "../../store/driver/unavailable.ts";
import { morePatient } from "../../testing/morePatient.ts";
import { serveLocally } from "../../testing/serveLocally.ts";
import { testQuotas, timesAsMuch } from "../../testing/testQuotas.ts";
import { createChainNodes } from "../chainNodes.ts";
import { createSignInService, type SignInService } from "../index.ts";
import { createVerifySignature, type VerifySignature } from "../verifySignature.ts";
import { site } from "./settings.ts";

export type SignInServerOptions = {
  db: Database;
  log: Log;
  now?: () => number;
  siteOrigin?: string;
  isFramed?: boolean;
  rpcUrls?: ReadonlyMap<number, readonly string[]>;
  verifySignature?: VerifySignature;
  /** Of an account by passkey, as the chain says; nobody, unless it is given. */
  ownersOf?: OwnersOf;
  /** How many times as much as usual a visitor may ask. */
  patience?: number;
  /** Other budgets than those with as many times as much in them. */
  changeBudget?: (usual: Budget) => Budget;
};

export type SignInServer = {
  port: number;
  signIn: SignInService;
  /** How the sign-ins ended, and what became of passkeys, in order. */
  outcomes: string[];
  stop(): Promise<void>;
};

const timeoutSignal = (milliseconds: number) => AbortSignal.timeout(milliseconds);

export async function startSignInServer(options: SignInServerOptions): Promise<SignInServer> {
  const { db, log, now = Date.now, siteOrigin = site.siteOrigin, isFramed = true } = options;
  const rpcUrls = options.rpcUrls ?? new Map();
  const outcomes: string[] = [];
  const rateLimits = morePatient(
    createRateLimits(openBudgets({ db, random: randomBytes, now })),
    options.patience ?? 1,
  );
  const { budgets } = testQuotas(
    db,
    now,
    options.changeBudget ?? timesAsMuch(options.patience ?? 1),
  );
  const findVisitor = createFindVisitor({ has: (address) => address === "127.0.0.1" });
  const count = (outcome: string) => outcomes.push(outcome);
  const passkeys = openPasskeys({
    db,
    siteOrigin,
    rpId: new URL(siteOrigin).hostname,
    codeAt: async () => undefined,
    ownersOf: options.ownersOf ?? (async () => []),
    rateLimits,
    budgets,
    findVisitor,
    now,
    log,
    count,
  });
  const signIn = createSignInService({
    ...site,
    siteOrigin,
    isFramed,
    db,
    log,
    now,
    random: randomBytes,
    rateLimits,
    budgets,
    findVisitor,
    keepPasskey: passkeys.keep,
    verifySignature:
      options.verifySignature ??
      createVerifySignature(createChainNodes({ rpcUrls, fetch, timeoutSignal }), timeoutSignal),
    count,
  });
  const app = new Hono<Env>();
  app.use("/api/*", async (c, next) => {
    const problem = checkWrite(c.req.raw, siteOrigin);
    return problem ? problemResponse(problem) : next();
  });
  app.route("/", signIn.routes);
  app.route("/", passkeys.routes);
  app.onError((error) =>
    problemResponse(error instanceof DatabaseUnavailable ? serviceUnavailable : internalError),
  );
  // As the site's own: on a busy machine a client pauses for longer than Node's five seconds.
  const listener = getRequestListener(app.fetch);
  const { port, stop } = await serveLocally(
    createServer({ keepAliveTimeout: defaultLimits.idleTimeout }, listener),
  );
  return { port, signIn, outcomes, stop };
}
