// Sign-in on the server: its routes, and who a request comes from.
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Budgets } from "../budgets/openBudgets.ts";
import type { RateLimits } from "../budgets/rateLimits.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { Log } from "../log.ts";
import type { KeepPasskey } from "../passkeys/openPasskeys.ts";
import type { Database, Statements } from "../store/database.ts";
import { createKeptKey } from "../store/keptKey.ts";
import { type CheckProof, createCheckProof } from "./checkProof.ts";
import { createCookies } from "./cookies.ts";
import { createFindSession, type ReadSession, readSessionBy } from "./currentSession.ts";
import type { RandomBytes } from "./nonce.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { forgetExpiredSessions } from "./sessions.ts";
import { signInRoutes } from "./signInRoutes.ts";
import { forgetOldNonces } from "./usedNonces.ts";
import type { VerifySignature } from "./verifySignature.ts";
import type { SignInSettings } from "./verifySignIn.ts";

/** What sign-in stands on; time and randomness come from here alone. */
export type SignInParts = SignInSettings & {
  /** Whether another site may show this one in a frame. */
  isFramed: boolean;
  db: Database;
  rateLimits: RateLimits;
  budgets: Budgets;
  findVisitor: FindVisitor;
  verifySignature: VerifySignature;
  random: RandomBytes;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
  /** Where the site has passkeys. */
  keepPasskey?: KeepPasskey | undefined;
  /** Told how each sign-in ended: "signed-in", or the code of the refusal. */
  count(outcome: string): void;
};

/** What sign-in adds to the server: its routes, and who a request comes from. */
export type SignInService = {
  routes: Hono<{ Bindings: HttpBindings }>;
  readSession: ReadSession;
  /** For what takes a fresh proof: its statement says what is signed for. */
  proofFor(statement: string): CheckProof;
};

/** Puts sign-in together; nothing of it is answered before its routes are mounted. */
export function createSignInService(parts: SignInParts): SignInService {
  const { db, now, random } = parts;
  const cookies = createCookies(parts.siteOrigin);
  const findSession = createFindSession(db, cookies, now);
  const readSession = readSessionBy(findSession);
  const clean = createCleaning(db, now);
  const nonceKey = createNonceKey(db, random);
  const routes = new Hono<{ Bindings: HttpBindings }>()
    .route("/", signInRoutes({ ...parts, cookies, clean, nonceKey }))
    .route("/", sessionRoutes({ ...parts, cookies, readSession }));
  const proofFor = (statement: string) =>
    createCheckProof({ ...parts, statement, cookies, nonceKey });
  return { routes, readSession, proofFor };
}

/** The key that seals nonces. */
export const createNonceKey = (db: Statements, random: RandomBytes): (() => Promise<Buffer>) =>
  createKeptKey("nonce-key", db, random);

const every = 10 * 60 * 1000;

/** Forgets sessions and nonces that are over, every ten minutes at most, while people sign in. */
function createCleaning(db: Statements, now: () => number): () => Promise<void> {
  let cleanedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - cleanedAt < every) return;
    cleanedAt = now();
    await forgetOldNonces(db, cleanedAt);
    await forgetExpiredSessions(db, cleanedAt);
  };
}
