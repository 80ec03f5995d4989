// What requests about documents bring besides: who asks, which document, and which version they know.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Context } from "hono";
import type { Budgets } from "../budgets/openBudgets.ts";
import type { RateLimits, RateRule } from "../budgets/rateLimits.ts";
import type { DiskSpace } from "../files/diskSpace.ts";
import type { Env } from "../http/env.ts";
import { badRequest, notFound, type Problem } from "../http/problem.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { Log } from "../log.ts";
import type { ReadSession } from "../signIn/currentSession.ts";
import type { RandomBytes } from "../signIn/nonce.ts";
import { notSignedIn } from "../signIn/problems.ts";
import { writerBy } from "../signIn/sessions.ts";
import type { ReadStanding } from "../standing/openStanding.ts";
import type { Database } from "../store/database.ts";
import type { SignedIn } from "../store/lockQuota.ts";
import { isDocumentId } from "./documentId.ts";
import { versionNeeded } from "./problems.ts";

/** What the routes of documents stand on, whatever their kind. */
export type KeepingParts = {
  db: Database;
  readSession: ReadSession;
  rateLimits: RateLimits;
  findVisitor: FindVisitor;
  budgets: Budgets;
  tellStanding: ReadStanding;
  /** Where documents are kept. */
  space: DiskSpace;
  /** How much of them comes in within a day. */
  bytesPerDay: number;
  random: RandomBytes;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
  /** Told how each write ended: "made", "saved", "conflict" … */
  count(outcome: string): void;
};

type Given<Value> = Result<Value, Problem>;

export function idIn(c: Context<Env>): Given<string> {
  const id = c.req.param("id") ?? "";
  return isDocumentId(id) ? accept(id) : refuse(notFound);
}

/** Whoever is signed in, as long as they do not come too often. */
export async function holderOf(
  c: Context<Env>,
  parts: KeepingParts,
  rule?: RateRule,
): Promise<Given<SignedIn>> {
  const session = await parts.readSession(c);
  if (session === undefined) return refuse(notSignedIn);
  const holder = writerBy(session);
  if (rule !== undefined) {
    const visitor = parts.findVisitor(c.env?.incoming);
    const free = await parts.rateLimits.take(rule, visitor);
    if (!free.ok) return free;
    // That they were here today is noted.
    await parts.tellStanding(holder, visitor.networks);
  }
  return accept(holder);
}

export const followedPattern = /^"([1-9]\d{0,8})"$/;

/** The version that a write follows: nobody overwrites what they have not seen. */
function followedVersion(c: Context<Env>): Given<number> {
  const text = c.req.header("If-Match");
  if (text === undefined) return refuse(versionNeeded);
  const [, version] = followedPattern.exec(text.trim()) ?? [];
  return version === undefined ? refuse(badRequest) : accept(Number(version));
}

export const claimKeyPattern = /^[\w-]{8,64}$/;

/** Null where none was sent. */
export function claimKeyIn(c: Context<Env>): Given<string | null> {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return accept(null);
  return claimKeyPattern.test(key) ? accept(key) : refuse(badRequest);
}

/** Which document is to be written, by whom, and what they have seen of it. */
export async function writeIn(c: Context<Env>, parts: KeepingParts, rule: RateRule) {
  const holder = await holderOf(c, parts, rule);
  if (!holder.ok) return holder;
  const [id, follows] = [idIn(c), followedVersion(c)];
  if (!id.ok) return id;
  if (!follows.ok) return follows;
  return accept({ id: id.value, holder: holder.value, follows: follows.value });
}
